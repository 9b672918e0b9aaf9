import type { Pixels } from '#domain/core/picture-measures.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Colour;

export function drawn(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8Array(width * height * 3);
  let grain = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = grain / 214_748_364.8 - 5; // ±5: camera noise
      const at = (y * width + x) * 3;
      paint(x / width, y / height).forEach((value, index) => {
        data[at + index] = Math.max(0, Math.min(255, Math.round(value + noise)));
      });
    }
  }
  return { width, height, channels: 3, data };
}

const within = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  ((x - (left + right) / 2) / ((right - left) / 2)) ** 2 + ((y - (top + bottom) / 2) / ((bottom - top) / 2)) ** 2 < 1;

export type PhotoLook = {
  readonly background?: Colour;
  /** Colour of a pattern on the wall behind the head. */
  readonly pattern?: Colour;
  readonly skin?: Colour;
  /** Colour of a shadow on the left half of the face. */
  readonly shadow?: Colour;
  readonly size?: readonly [width: number, height: number];
};

/** A head with hair, eyes and mouth that fills three quarters of the height, before a wall. */
export function drawnPhoto({
  background = [236, 236, 232],
  pattern = background,
  skin = [222, 178, 148],
  shadow = skin,
  size: [width, height] = [600, 900],
}: PhotoLook = {}): Pixels {
  const dark: Colour = [70, 46, 34];
  const lips: Colour = [168, 78, 82];
  const body: Colour = [36, 70, 104];
  const strand = (x: number, y: number): Colour =>
    Math.sin(x * 300 + Math.cos(y * 40) * 4) > 0 ? dark : [104, 70, 50];
  return drawn(width, height, (x, y) => {
    const isEye = within(x, y, [0.34, 0.42, 0.44, 0.45]) || within(x, y, [0.56, 0.42, 0.66, 0.45]);
    if (isEye) return [40, 40, 46];
    if (within(x, y, [0.4, 0.66, 0.6, 0.69])) return lips;
    if (within(x, y, [0.22, 0.2, 0.78, 0.86])) return x < 0.5 ? shadow : skin;
    if (within(x, y, [0.16, 0.1, 0.84, 0.72])) return strand(x, y);
    if (y > 0.82 && within(x, y, [-0.1, 0.8, 1.1, 1.6])) return body;
    return Math.sin(x * 40) * Math.sin(y * 40) > 0.3 ? pattern : background;
  });
}

export type PageLook = {
  readonly paper?: Colour;
  readonly ink?: Colour;
  /** Fraction of the width covered by glare. */
  readonly glare?: number;
  readonly size?: readonly [width: number, height: number];
};

/** A page with a portrait, lines of letters and two machine-readable lines. */
export function drawnPage({
  paper = [214, 222, 226],
  ink = [40, 44, 60],
  glare = 0,
  size: [width, height] = [1250, 880],
}: PageLook = {}): Pixels {
  const isLetter = (x: number, y: number, lines: number) =>
    Math.sin(y * lines * Math.PI * 2) > 0.2 && Math.sin(x * 260 + Math.floor(y * lines) * 7) > 0.1;
  return drawn(width, height, (x, y) => {
    if (x < glare) return [255, 255, 255];
    if (within(x, y, [0.06, 0.2, 0.3, 0.7]))
      return within(x, y, [0.1, 0.28, 0.26, 0.62]) ? [206, 160, 132] : [86, 64, 54];
    if (x > 0.36 && x < 0.9 && y > 0.15 && y < 0.7 && isLetter(x, y, 16)) return ink;
    if (y > 0.8 && y < 0.95 && x > 0.04 && x < 0.96 && isLetter(x, y, 14)) return ink;
    return paper;
  });
}

/** The picture out of focus: each pixel is the mean of its surroundings. */
export function blurred({ width, height, channels, data }: Pixels, radius: number): Pixels {
  const pass = (from: Pixels['data'], step: number, length: number, at: (line: number, place: number) => number) => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < step; line += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        const value = (place: number) => from[at(line, Math.max(0, Math.min(length - 1, place))) + channel] ?? 0;
        for (let place = -radius; place <= radius; place += 1) sum += value(place);
        for (let place = 0; place < length; place += 1) {
          to[at(line, place) + channel] = Math.round(sum / (2 * radius + 1));
          sum += value(place + radius + 1) - value(place - radius);
        }
      }
    }
    return to;
  };
  const rows = pass(data, height, width, (y, x) => (y * width + x) * channels);
  return { width, height, channels, data: pass(rows, width, height, (x, y) => (y * width + x) * channels) };
}

export function inGrey(pixels: Pixels): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let at = 0; at < data.length; at += pixels.channels) data.fill(data[at + 1] ?? 0, at, at + 3);
  return { ...pixels, data };
}

/** The picture in another light: factor 0 is black, 1 unchanged. */
export const lit = (pixels: Pixels, factor: number, plus = 0): Pixels => ({
  ...pixels,
  data: Uint8Array.from(pixels.data, (value) => Math.max(0, Math.min(255, value * factor + plus))),
});
