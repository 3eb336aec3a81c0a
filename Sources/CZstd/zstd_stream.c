#include "zstd_stream.h"

#include <dlfcn.h>
#include <stdlib.h>

// Types and numbers of libzstd's stable ABI: <zstd.h>.
typedef struct {
  const void *source;
  size_t size, position;
} InBuffer;

typedef struct {
  void *target;
  size_t size, position;
} OutBuffer;

enum { WINDOW_LOG_MAX = 100 };

// The functions that are used: result, name without `ZSTD_`, parameters.
#define FUNCTIONS(F) \
  F(void *, createDStream, (void)) \
  F(size_t, freeDStream, (void *)) \
  F(size_t, DCtx_setParameter, (void *, int, int)) \
  F(size_t, decompressStream, (void *, OutBuffer *, InBuffer *)) \
  F(unsigned, isError, (size_t))

struct ZstdLibrary {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
};

struct ZstdStream {
  const ZstdLibrary *zstd;
  void *state;
};

static bool load(ZstdLibrary *zstd, void *file) {
#define LOAD(result, name, parameters) \
  if (!(zstd->name = (result(*) parameters)dlsym(file, "ZSTD_" #name))) return false;
  FUNCTIONS(LOAD)
  return true;
}

const ZstdLibrary *zstd_library_open(const char *name) {
  void *file = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!file) return NULL;
  ZstdLibrary *zstd = calloc(1, sizeof *zstd);
  if (zstd && load(zstd, file)) return zstd;
  free(zstd);
  dlclose(file);
  return NULL;
}

ZstdStream *zstd_stream_new(const ZstdLibrary *zstd, int window_log) {
  ZstdStream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  stream->zstd = zstd;
  stream->state = zstd->createDStream();
  if (stream->state &&
      !zstd->isError(zstd->DCtx_setParameter(stream->state, WINDOW_LOG_MAX, window_log)))
    return stream;
  zstd_stream_free(stream);
  return NULL;
}

void zstd_stream_free(ZstdStream *stream) {
  stream->zstd->freeDStream(stream->state);
  free(stream);
}

ZstdStep zstd_stream_step(
    ZstdStream *stream, const void *input, size_t input_size, void *output, size_t output_size) {
  InBuffer in = {input, input_size, 0};
  OutBuffer out = {output, output_size, 0};
  size_t result = stream->zstd->decompressStream(stream->state, &out, &in);
  return (ZstdStep){
      .consumed = in.position,
      .written = out.position,
      .is_frame_end = result == 0,
      .is_damaged = stream->zstd->isError(result),
  };
}
