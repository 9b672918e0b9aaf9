export type JpegSize = { readonly width: number; readonly height: number };

/**
 * What a file that says it is a JPEG holds. `notJpeg`: it does not begin as one, or is of a kind that browsers do not draw.
 * `cut`: it ends before the picture does. `broken`: its parts contradict each other.
 */
export type JpegRead =
  | {
      readonly kind: 'jpeg';
      readonly size: JpegSize;
      /** It holds something that is no part of the picture: a place, a comment, another file behind its end. */
      readonly hasMore: boolean;
    }
  | { readonly kind: 'notJpeg' | 'cut' | 'broken'; readonly size: JpegSize | null };

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const CODING_TABLES = 0xc4;
const QUANTIZATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const TABLES = [CODING_TABLES, QUANTIZATION_TABLES, RESTART_INTERVAL];
/** Parts with tables. A progressive picture may bring its own with each of its ten scans; each of hundreds is room for something else. */
const TABLES_MAX = 40;
/** A progressive picture needs about ten; each of thousands would be drawn over the whole picture. */
const SCANS_MAX = 50;
/** Frames of Huffman coding: baseline, extended, progressive. Others are in no browser. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Arithmetic, lossless and hierarchical frames. */
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

type Part = {
  readonly marker: number;
  readonly from: number;
  /** Where the next part begins. */
  readonly to: number;
};

/**
 * The parts of a JPEG up to its end, from the markers alone (ISO/IEC 10918-1, annex B): no pixel is decoded, so a picture that
 * claims to be huge costs nothing. Stops where the file is cut or is none.
 */
function* partsOf(bytes: Uint8Array): Generator<Part> {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return;
    while (bytes[at + 1] === MARKER) at += 1; // a marker may be padded
    const from = at;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return yield { marker, from, to: at + 2 };
    const to = at + 2 + uint16(bytes, at + 2);
    if (to < at + 4 || to > bytes.length) return;
    at = marker === SCAN ? endOfScan(bytes, to) : to;
    yield { marker, from, to: at };
  }
}

const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The next marker after the coded pixels; within them 0xFF is followed by 0, or by a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
    at = bytes.indexOf(MARKER, at + 2);
  }
  return bytes.length;
}

/** Whether it holds whole tables and not a byte more, and of each kind no more than a decoder has places for (B.2.4). */
function holdsTables({ marker, from, to }: Part, bytes: Uint8Array): boolean {
  if (marker === RESTART_INTERVAL) return to - from === 6;
  const lengthAt = marker === CODING_TABLES ? codingLength : quantizationLength;
  let tables = 0;
  let at = from + 4;
  while (at < to) {
    at += lengthAt(bytes, at);
    tables += 1;
  }
  return at === to && tables > 0 && tables <= (marker === CODING_TABLES ? 8 : 4);
}

/** 64 numbers of one byte, or of two. */
const quantizationLength = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) >> 4 === 0 ? 65 : 129);

/** How many codes there are of each of 16 lengths, and what each stands for. */
const codingLength = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17);

/** Of a JFIF header without a small picture in it (ITU-T T.871), and of Adobe's word on how colours are coded, in bytes. */
const JFIF_LENGTH = 18;
const ADOBE_LENGTH = 16;

/**
 * Needed to draw it: frame, tables, scans, the JFIF header, Adobe's word on colours. A header is so long and no longer, and a
 * colour profile is none: it takes any bytes, and what a canvas writes is in the colours that are meant without one.
 */
function isOfPicture(part: Part, bytes: Uint8Array): boolean {
  const { marker, from, to } = part;
  if (marker === END) return true;
  if (TABLES.includes(marker)) return holdsTables(part, bytes);
  // Three bytes for each colour of a frame, two for each of a scan.
  if (FRAMES.includes(marker)) return uint16(bytes, from + 2) === 8 + 3 * (bytes[from + 9] ?? 0);
  if (marker === SCAN) return uint16(bytes, from + 2) === 6 + 2 * (bytes[from + 4] ?? 0);
  const says = (name: string) => [...name].every((letter, index) => bytes[from + 4 + index] === letter.charCodeAt(0));
  if (marker === 0xe0) return says('JFIF\0') && to - from === JFIF_LENGTH;
  return marker === 0xee && says('Adobe') && to - from === ADOBE_LENGTH;
}

export const startsAsJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;

/** Reads the markers of a whole file. Pixels may still be wrong: a decoder tells. */
export function readJpeg(bytes: Uint8Array): JpegRead {
  if (!startsAsJpeg(bytes)) return { kind: 'notJpeg', size: null };
  let size: JpegSize | null = null;
  let hasMore = false;
  let scans = 0;
  let tables = 0;
  let before: Part = { marker: START, from: 0, to: 2 };
  for (const part of partsOf(bytes)) {
    if (part.marker === SCAN) scans += 1;
    if (TABLES.includes(part.marker)) tables += 1;
    if (scans > SCANS_MAX || tables > TABLES_MAX) return { kind: 'broken', size };
    if (OTHER_FRAMES.includes(part.marker)) return { kind: 'notJpeg', size };
    if (FRAMES.includes(part.marker)) {
      if (size) return { kind: 'broken', size };
      size = { height: uint16(bytes, part.from + 5), width: uint16(bytes, part.from + 7) };
    }
    // Padding has room too; and behind the last pixels no table is used any more.
    hasMore ||= !isOfPicture(part, bytes) || part.from > before.to;
    hasMore ||= part.marker === END && TABLES.includes(before.marker);
    before = part;
    if (part.marker !== END) continue;
    if (!size || size.width === 0 || size.height === 0) return { kind: 'broken', size };
    return { kind: 'jpeg', size, hasMore: hasMore || part.to < bytes.length };
  }
  return { kind: 'cut', size };
}

/**
 * The same picture without what is no part of it. Cameras write the place and the time there, and some browsers write theirs.
 * Gives the bytes as they are when they are no whole JPEG.
 */
export function plainJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const read = readJpeg(bytes);
  if (read.kind !== 'jpeg' || !read.hasMore) return bytes;
  const parts = [...partsOf(bytes)];
  const lastScan = parts.findLastIndex(({ marker }) => marker === SCAN);
  const kept = parts.filter(
    (part, index) => isOfPicture(part, bytes) && !(index > lastScan && TABLES.includes(part.marker)),
  );
  const plain = new Uint8Array(2 + kept.reduce((sum, { from, to }) => sum + to - from, 0));
  plain.set(bytes.subarray(0, 2));
  let at = 2;
  for (const { from, to } of kept) {
    plain.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return plain;
}
