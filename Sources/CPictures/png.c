#include <dlfcn.h>
#include <stdlib.h>

#include "pictures.h"

// Types and numbers of libspng's ABI: <spng.h>.
typedef struct {
  uint32_t width, height;
  uint8_t bit_depth, color_type, compression, filter, interlace;
} Header;

enum { FORMAT_RGBA8 = 1, DECODE_TRANSPARENCY = 1 };

// Bounds of what the library itself allocates for parts that are not pixels.
enum { CHUNK_BYTES = 1 << 20, CACHED_BYTES = 4 << 20 };

// The functions that are used: result, name without `spng_`, parameters.
#define FUNCTIONS(F) \
  F(void *, ctx_new, (int)) \
  F(void, ctx_free, (void *)) \
  F(int, set_chunk_limits, (void *, size_t, size_t)) \
  F(int, set_png_buffer, (void *, const void *, size_t)) \
  F(int, get_ihdr, (void *, Header *)) \
  F(int, decoded_image_size, (void *, int, size_t *)) \
  F(int, decode_image, (void *, void *, size_t, int, int))

struct PngLibrary {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
};

static bool load(PngLibrary *png, void *file) {
#define LOAD(result, name, parameters) \
  if (!(png->name = (result(*) parameters)dlsym(file, "spng_" #name))) return false;
  FUNCTIONS(LOAD)
  return true;
}

const PngLibrary *png_library_open(const char *name) {
  void *file = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!file) return NULL;
  PngLibrary *png = calloc(1, sizeof *png);
  if (png && load(png, file)) return png;
  free(png);
  dlclose(file);
  return NULL;
}

static void *begin(const PngLibrary *png, const void *bytes, size_t count) {
  void *context = png->ctx_new(0);
  if (!context) return NULL;
  if (!png->set_chunk_limits(context, CHUNK_BYTES, CACHED_BYTES) &&
      !png->set_png_buffer(context, bytes, count))
    return context;
  png->ctx_free(context);
  return NULL;
}

PictureSize png_size(const PngLibrary *png, const void *bytes, size_t count) {
  PictureSize size = {0, 0};
  void *context = begin(png, bytes, count);
  if (!context) return size;
  Header header;
  if (!png->get_ihdr(context, &header)) size = (PictureSize){header.width, header.height};
  png->ctx_free(context);
  return size;
}

bool png_decode(
    const PngLibrary *png, const void *bytes, size_t count, uint8_t *pixels, size_t capacity) {
  void *context = begin(png, bytes, count);
  if (!context) return false;
  size_t needed = 0;
  bool is_decoded = !png->decoded_image_size(context, FORMAT_RGBA8, &needed) &&
                    needed == capacity &&
                    !png->decode_image(context, pixels, capacity, FORMAT_RGBA8, DECODE_TRANSPARENCY);
  png->ctx_free(context);
  return is_decoded;
}
