export type JpegSize = { readonly width: number; readonly height: number };

/**
 * Result for a file that claims to be a JPEG. `notJpeg`: another start, or a kind that browsers cannot draw. `cut`:
 * ends before the picture does. `broken`: its parts contradict each other.
 */
export type JpegRead =
  | {
      readonly kind: 'jpeg';
      readonly size: JpegSize;
      /** It contains data that is not part of the picture: location, comment, another file after the end. */
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
/** Parts with tables. A progressive picture may have its own in each of ten scans; hundreds of them could hide data. */
const TABLES_MAX = 40;
/** A progressive picture needs about ten scans; thousands of full-size scans would overload a decoder. */
const SCANS_MAX = 50;
/** Huffman-coded frames: baseline, extended, progressive. Browsers support no others. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Frames with arithmetic coding, lossless and hierarchical frames. */
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

type Part = {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
};

/**
 * The parts of a JPEG from its markers (ISO/IEC 10918-1, annex B). Decodes no pixel, so a picture that claims a huge
 * size costs nothing. Stops where the file is cut or is not a JPEG.
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

/** The next marker after the coded pixels; inside them 0xFF is followed by 0 or by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
    at = bytes.indexOf(MARKER, at + 2);
  }
  return bytes.length;
}

/**
 * True when it holds complete tables and no further byte, and no more of each kind than a decoder has slots for
 * (B.2.4).
 */
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

/** 64 values of one or two bytes. */
const quantizationLength = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) >> 4 === 0 ? 65 : 129);

/** The number of codes for each of 16 lengths, and one symbol per code. */
const codingLength = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17);

/** Lengths in bytes of a JFIF header without thumbnail (ITU-T T.871) and of Adobe's colour transform marker. */
const JFIF_LENGTH = 18;
const ADOBE_LENGTH = 16;

/**
 * True for the parts needed to draw it: frame, tables, scans, JFIF header, Adobe's colour transform. Header lengths are
 * exact. Colour profiles are excluded: they can carry any bytes, and a canvas writes the default colours.
 */
function isOfPicture(part: Part, bytes: Uint8Array): boolean {
  const { marker, from, to } = part;
  if (marker === END) return true;
  if (TABLES.includes(marker)) return holdsTables(part, bytes);
  // Three bytes per colour of a frame, two per colour of a scan.
  if (FRAMES.includes(marker)) return uint16(bytes, from + 2) === 8 + 3 * (bytes[from + 9] ?? 0);
  if (marker === SCAN) return uint16(bytes, from + 2) === 6 + 2 * (bytes[from + 4] ?? 0);
  const says = (name: string) => [...name].every((letter, index) => bytes[from + 4 + index] === letter.charCodeAt(0));
  if (marker === 0xe0) return says('JFIF\0') && to - from === JFIF_LENGTH;
  return marker === 0xee && says('Adobe') && to - from === ADOBE_LENGTH;
}

const startsAsJpeg = (bytes: Uint8Array): boolean => bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;

/** Reads the markers of a whole file. Only a decoder can find wrong pixels. */
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
    // Padding between parts can hide data, and so can tables after the last scan, which nothing uses.
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
 * Removes everything that is not part of the picture: cameras store location and time there, and some browsers add
 * their own data. Returns the input unchanged when it is not a complete JPEG.
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
