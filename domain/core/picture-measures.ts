/** Decoded pixels, row by row: three (RGB) or four (RGBA) bytes each. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
};

/** In fractions of the picture: 0 is its left or top edge, 1 the opposite one. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type Tones = {
  /** Mean luma, 0 black to 255 white. */
  readonly brightness: number;
  /** Standard deviation of the luma, 0 to 127.5. */
  readonly contrast: number;
  /** Mean difference between the strongest and the weakest colour channel of a pixel, 0 for grey to 255. */
  readonly colour: number;
  /** Fraction of pixels that are pure white, 0 to 1. */
  readonly blownOut: number;
};

/** A pixel is overexposed when all its channels reach this value. */
const WHITE = 250;

/** Perceived brightness of a colour (ITU-R BT.601), 0 to 255. */
const lumaOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/**
 * Downscales to RGB: each pixel is the mean of its source pixels. Browser and server use this same code, so both
 * measure the same. A picture that is not wider is returned as it is.
 */
export function shrunk(pixels: Pixels, width: number): Pixels {
  if (pixels.width <= width) return pixels;
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * pixels.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * pixels.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * pixels.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * pixels.width) / width));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const at = (row * pixels.width + column) * pixels.channels;
          red += pixels.data[at] ?? 0;
          green += pixels.data[at + 1] ?? 0;
          blue += pixels.data[at + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const to = (y * width + x) * 3;
      data[to] = Math.round(red / count);
      data[to + 1] = Math.round(green / count);
      data[to + 2] = Math.round(blue / count);
    }
  }
  return { width, height, channels: 3, data };
}

function lumaOfAll({ width, height, channels, data }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index += 1) {
    const at = index * channels;
    luma[index] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return luma;
}

/** Tones of the given areas together; by default of the whole picture. */
export function tonesOf(pixels: Pixels, areas: readonly Area[] = [WHOLE]): Tones {
  const { width, height, channels, data } = pixels;
  let count = 0;
  let sum = 0;
  let squares = 0;
  let colour = 0;
  let white = 0;
  for (const { left, top, right, bottom } of areas) {
    for (let y = Math.floor(top * height); y < Math.floor(bottom * height); y += 1) {
      for (let x = Math.floor(left * width); x < Math.floor(right * width); x += 1) {
        const at = (y * width + x) * channels;
        const red = data[at] ?? 0;
        const green = data[at + 1] ?? 0;
        const blue = data[at + 2] ?? 0;
        const luma = lumaOf(red, green, blue);
        count += 1;
        sum += luma;
        squares += luma * luma;
        colour += Math.max(red, green, blue) - Math.min(red, green, blue);
        if (Math.min(red, green, blue) >= WHITE) white += 1;
      }
    }
  }
  if (count === 0) return { brightness: 0, contrast: 0, colour: 0, blownOut: 0 };
  const brightness = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - brightness * brightness));
  return { brightness, contrast, colour: colour / count, blownOut: white / count };
}

const WHOLE: Area = { left: 0, top: 0, right: 1, bottom: 1 };

/**
 * Sharpness: the variance of the Laplacian of the luma (Pech-Pacheco and others, "Diatom autofocusing in brightfield
 * microscopy", 2000). Comparable only between pictures of the same width.
 */
export function sharpnessOf(pixels: Pixels): number {
  const { width, height } = pixels;
  const luma = lumaOfAll(pixels);
  const at = (x: number, y: number) => luma[y * width + x] ?? 0;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  if (count === 0) return 0;
  return squares / count - (sum / count) ** 2;
}
