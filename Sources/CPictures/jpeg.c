#include <dlfcn.h>
#include <stdlib.h>

#include "pictures.h"

// Types and numbers of TurboJPEG's ABI: <turbojpeg.h>.
typedef struct {
  int numerator, denominator;
} Factor;

enum { PIXELS_RGB = 0, FAST_DCT = 2048, LIMIT_SCANS = 32768, ERROR_WARNING = 0 };

// The functions that are used: result, name without `tj`, parameters.
#define FUNCTIONS(F) \
  F(void *, InitDecompress, (void)) \
  F(int, Destroy, (void *)) \
  F(int, GetErrorCode, (void *)) \
  F(Factor *, GetScalingFactors, (int *)) \
  F(int, DecompressHeader3, (void *, const unsigned char *, unsigned long, int *, int *, int *, int *)) \
  F(int, Decompress2, \
    (void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int))

struct JpegLibrary {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
};

static bool load(JpegLibrary *jpeg, void *file) {
#define LOAD(result, name, parameters) \
  if (!(jpeg->name = (result(*) parameters)dlsym(file, "tj" #name))) return false;
  FUNCTIONS(LOAD)
  return true;
}

const JpegLibrary *jpeg_library_open(const char *name) {
  void *file = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!file) return NULL;
  JpegLibrary *jpeg = calloc(1, sizeof *jpeg);
  if (jpeg && load(jpeg, file)) return jpeg;
  free(jpeg);
  dlclose(file);
  return NULL;
}

// A warning, such as about bytes between two segments, leaves a picture.
static bool is_usable(const JpegLibrary *jpeg, void *state, int result) {
  return result == 0 || jpeg->GetErrorCode(state) == ERROR_WARNING;
}

PictureSize jpeg_size(const JpegLibrary *jpeg, const void *bytes, size_t count) {
  PictureSize size = {0, 0};
  void *state = jpeg->InitDecompress();
  if (!state) return size;
  int width = 0, height = 0, sampling = 0, colors = 0;
  int result = jpeg->DecompressHeader3(state, bytes, count, &width, &height, &sampling, &colors);
  if (is_usable(jpeg, state, result) && width > 0 && height > 0)
    size = (PictureSize){(uint32_t)width, (uint32_t)height};
  jpeg->Destroy(state);
  return size;
}

static uint32_t scaled(uint32_t length, Factor factor) {
  return (uint32_t)(((uint64_t)length * (uint64_t)factor.numerator + (uint64_t)factor.denominator - 1) /
                    (uint64_t)factor.denominator);
}

PictureSize jpeg_scaled_size(const JpegLibrary *jpeg, PictureSize size, PictureSize least) {
  int count = 0;
  const Factor *factors = jpeg->GetScalingFactors(&count);
  PictureSize best = size;
  for (int index = 0; factors && index < count; index++) {
    PictureSize next = {scaled(size.width, factors[index]), scaled(size.height, factors[index])};
    if (next.width < best.width && next.width >= least.width && next.height >= least.height)
      best = next;
  }
  return best;
}

bool jpeg_decode(
    const JpegLibrary *jpeg, const void *bytes, size_t count, PictureSize size, uint8_t *pixels,
    size_t capacity) {
  if ((uint64_t)size.width * size.height * 3 != capacity) return false;
  void *state = jpeg->InitDecompress();
  if (!state) return false;
  int result = jpeg->Decompress2(
      state, bytes, count, pixels, (int)size.width, 0, (int)size.height, PIXELS_RGB,
      FAST_DCT | LIMIT_SCANS);
  bool is_decoded = is_usable(jpeg, state, result);
  jpeg->Destroy(state);
  return is_decoded;
}
