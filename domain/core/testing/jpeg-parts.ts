export const jpegPart = (marker: number, bytes: readonly number[]): readonly number[] => [
  ...[0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255],
  ...bytes,
];

export const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A frame that claims a size, in pixels, with one colour. */
export const jpegFrame = (width: number, height: number, marker = 0xc0): readonly number[] =>
  jpegPart(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);

/** A scan without real pixels; only its markers are valid. */
export const jpegScan = [...jpegPart(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];

/** A file of these parts. Only its markers are valid; no decoder can draw it. */
export const jpegOf = (...parts: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);
