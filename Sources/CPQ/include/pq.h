// PostgreSQL's client library, which is opened when it is needed: a server on SQLite does without it.
#ifndef PQ_H
#define PQ_H

#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

// The functions that are used.
#define PQ_FUNCTIONS(F) \
  F(PQconnectdb) F(PQstatus) F(PQerrorMessage) F(PQfinish) F(PQserverVersion) F(PQparameterStatus) \
  F(PQsocket) F(PQconsumeInput) F(PQisBusy) F(PQflush) F(PQsetnonblocking) F(PQenterPipelineMode) \
  F(PQpipelineSync) F(PQsendPrepare) F(PQsendQueryPrepared) F(PQgetResult) F(PQresultStatus) \
  F(PQresultErrorField) F(PQntuples) F(PQnfields) F(PQgetisnull) F(PQgetvalue) \
  F(PQgetlength) F(PQcmdTuples) F(PQclear) F(PQconninfoParse) F(PQconninfoFree) F(PQfreemem) \
  F(PQsetNoticeProcessor)

// The library's functions, under their own names.
typedef struct PQLibrary {
#define PQ_FIELD(name) __typeof__(&name) name;
  PQ_FUNCTIONS(PQ_FIELD)
#undef PQ_FIELD
} PQLibrary;

// Opens the library once; null if it is not installed, or is older than version 14.
const PQLibrary *pq_open(void);

// Drops the notices of a server, which would go to standard error.
void pq_drop_notices(const PQLibrary *pq, PGconn *connection);

#endif
