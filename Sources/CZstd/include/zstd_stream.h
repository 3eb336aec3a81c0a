#pragma once

#include <stdbool.h>
#include <stddef.h>

/// libzstd, opened when it is needed.
typedef struct ZstdLibrary ZstdLibrary;

/// The state of a decompression.
typedef struct ZstdStream ZstdStream;

/// The result of a step.
typedef struct ZstdStep {
  /// How many bytes of the input were used, and how many were written.
  size_t consumed, written;
  /// Whether a frame is complete: no more input belongs to it, and all its output is written.
  bool is_frame_end;
  bool is_damaged;
} ZstdStep;

/// Opens a library with the functions of libzstd 1.4; NULL if there is none. It is never closed.
const ZstdLibrary *zstd_library_open(const char *name);

/// Starts a decompression whose frames may refer back by at most 2 to the power of `window_log` bytes; NULL if there
/// is no memory.
ZstdStream *zstd_stream_new(const ZstdLibrary *library, int window_log);

/// Releases it.
void zstd_stream_free(ZstdStream *stream);

/// Decompresses as much of the input as fits into the output.
ZstdStep zstd_stream_step(
  ZstdStream *stream, const void *input, size_t input_size, void *output, size_t output_size);
