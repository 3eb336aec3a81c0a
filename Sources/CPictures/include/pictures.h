#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libspng or libturbojpeg, opened when it is needed.
typedef struct PngLibrary PngLibrary;
typedef struct JpegLibrary JpegLibrary;

/// The size of a picture in pixels; zero if it cannot be read.
typedef struct PictureSize {
  uint32_t width, height;
} PictureSize;

/// Opens a library with the functions of libspng 0.6; NULL if there is none. It is never closed.
const PngLibrary *png_library_open(const char *name);

/// The size of a PNG.
PictureSize png_size(const PngLibrary *library, const void *bytes, size_t count);

/// Decodes a PNG to rows of red, green, blue and alpha, of a byte each; returns whether it is complete.
///
/// It needs `capacity` bytes, 4 for each pixel.
bool png_decode(
  const PngLibrary *library, const void *bytes, size_t count, uint8_t *pixels, size_t capacity);

/// Opens a library with the functions of libjpeg-turbo 2.0; NULL if there is none. It is never closed.
const JpegLibrary *jpeg_library_open(const char *name);

/// The size of a JPEG.
PictureSize jpeg_size(const JpegLibrary *library, const void *bytes, size_t count);

/// The smallest size to which a picture of a size can be decoded without falling below `least`.
PictureSize jpeg_scaled_size(const JpegLibrary *library, PictureSize size, PictureSize least);

/// Decodes a JPEG in a size of `jpeg_scaled_size` to rows of red, green and blue, of a byte each; returns whether there
/// is a picture. It needs `capacity` bytes, 3 for each pixel.
bool jpeg_decode(
  const JpegLibrary *library, const void *bytes, size_t count, PictureSize scaled, uint8_t *pixels,
  size_t capacity);
