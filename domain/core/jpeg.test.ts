import { expect, test } from 'vitest';
import { type JpegRead, plainJpeg, readJpeg } from '#domain/core/jpeg.ts';
import { jpegFrame, jpegOf, jpegPart, jpegScan, letters } from '#domain/core/testing/jpeg-parts.ts';

const JFIF = jpegPart(0xe0, letters('JFIF\0abcdefghi'));
const ADOBE = jpegPart(0xee, letters('Adobe1234567'));
const COLOURS = jpegPart(0xe2, letters('ICC_PROFILE\0any bytes'));
const PLACE = jpegPart(0xe1, letters('Exif\0\0 35.6892 N 51.3890 E'));
const COMMENT = jpegPart(0xfe, letters('<script>alert(1)</script>'));
const PLAIN = jpegOf(JFIF, ADOBE, jpegFrame(600, 900), jpegScan);
const size = { width: 600, height: 900 };
const behind = (bytes: Uint8Array, text: string) => Uint8Array.from([...bytes, ...letters(text)]);

const WEIGHTS = jpegPart(0xdb, [0, ...Array<number>(64).fill(1)]);
const WIDE_WEIGHTS = jpegPart(0xdb, [0x11, ...Array<number>(128).fill(1)]);
const CODES = jpegPart(0xc4, [0x10, 1, 2, ...Array<number>(14).fill(0), 7, 8, 9]);
const RESTARTS = jpegPart(0xdd, [0, 8]);
const TABLES = [WEIGHTS, WIDE_WEIGHTS, CODES, RESTARTS];
const TEXT = letters('any bytes');
const longer = ([ff = 0, marker = 0, , , ...bytes]: readonly number[]) => {
  expect(ff).toBe(0xff);
  return jpegPart(marker, [...bytes, ...TEXT]);
};
const [FRAME, SCAN] = [jpegFrame(600, 900), jpegPart(0xda, [1, 1, 0, 0, 63, 0])];

/** Places where foreign data could hide: in each required part, and between the parts. */
const ROOM: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ['one with padded markers', jpegOf([0xff, 0xff], JFIF, FRAME, jpegScan)],
  ['one with padding behind its pixels', jpegOf(FRAME, jpegScan, Array<number>(20_000).fill(0xff))],
  ['one with a number of lines', jpegOf(FRAME, jpegScan, jpegPart(0xdc, [3, 132]))],
  ['one whose number of lines holds more', jpegOf(FRAME, jpegScan, jpegPart(0xdc, TEXT))],
  ['one with more tables than a decoder has places', jpegOf(jpegPart(0xdb, Array(5 * 65).fill(0)), FRAME, jpegScan)],
  ['one with an empty part for tables', jpegOf(jpegPart(0xdb, []), FRAME, jpegScan)],
  ['one whose frame holds more', jpegOf(longer(FRAME), jpegScan)],
  ['one whose scan holds more', jpegOf(FRAME, longer(SCAN))],
  ...TABLES.map(
    (table, index) => [`one whose table ${index} holds more`, jpegOf(longer(table), FRAME, jpegScan)] as const,
  ),
  ...TABLES.map(
    (table, index) => [`one with table ${index} behind its pixels`, jpegOf(FRAME, jpegScan, table)] as const,
  ),
];

test.each<readonly [name: string, bytes: Uint8Array, read: JpegRead]>([
  ['one that holds a picture alone', PLAIN, { kind: 'jpeg', size, hasMore: false }],
  [
    'a progressive one, in two scans',
    jpegOf(jpegFrame(600, 900, 0xc2), jpegScan, jpegScan),
    { kind: 'jpeg', size, hasMore: false },
  ],
  ['one with tables', jpegOf(...TABLES, jpegFrame(600, 900), jpegScan), { kind: 'jpeg', size, hasMore: false }],
  [
    'one with tables for each of ten scans',
    jpegOf(jpegFrame(600, 900, 0xc2), ...Array(10).fill([...CODES, ...CODES, ...jpegScan])),
    { kind: 'jpeg', size, hasMore: false },
  ],
  ...ROOM.map(([name, bytes]) => [name, bytes, { kind: 'jpeg', size, hasMore: true }] as const),
  [
    'one with the same table over and over',
    jpegOf(...Array<readonly number[]>(100).fill(WEIGHTS), jpegFrame(600, 900), jpegScan),
    { kind: 'broken', size: null },
  ],
  [
    'one that says where it was taken',
    jpegOf(PLACE, jpegFrame(600, 900), jpegScan),
    { kind: 'jpeg', size, hasMore: true },
  ],
  ['one with a comment', jpegOf(COMMENT, jpegFrame(600, 900), jpegScan), { kind: 'jpeg', size, hasMore: true }],
  [
    'one with a comment after its pixels',
    jpegOf(jpegFrame(600, 900), jpegScan, COMMENT),
    { kind: 'jpeg', size, hasMore: true },
  ],
  ['one with a colour profile', jpegOf(COLOURS, jpegFrame(600, 900), jpegScan), { kind: 'jpeg', size, hasMore: true }],
  [
    'one whose JFIF header holds more',
    jpegOf(jpegPart(0xe0, letters('JFIF\0abcdefghi any bytes')), jpegFrame(600, 900), jpegScan),
    { kind: 'jpeg', size, hasMore: true },
  ],
  [
    'one whose word of Adobe holds more',
    jpegOf(jpegPart(0xee, letters('Adobe1234567 any bytes')), jpegFrame(600, 900), jpegScan),
    { kind: 'jpeg', size, hasMore: true },
  ],
  [
    'one with a part that no picture needs',
    jpegOf(jpegPart(0xf0, letters('PK')), jpegFrame(600, 900), jpegScan),
    { kind: 'jpeg', size, hasMore: true },
  ],
  [
    'one that is drawn over and over',
    jpegOf(jpegFrame(600, 900, 0xc2), ...Array<readonly number[]>(51).fill(jpegScan)),
    { kind: 'broken', size },
  ],
  ['one with another file behind its end', behind(PLAIN, 'PK\x03\x04'), { kind: 'jpeg', size, hasMore: true }],
  ['one that ends among its pixels', PLAIN.subarray(0, -3), { kind: 'cut', size }],
  ['one that ends before its frame', PLAIN.subarray(0, 20), { kind: 'cut', size: null }],
  ['one whose part is longer than the file', jpegOf([0xff, 0xe0, 0xff, 0xff]), { kind: 'cut', size: null }],
  ['one with two frames', jpegOf(jpegFrame(600, 900), jpegFrame(9, 9), jpegScan), { kind: 'broken', size }],
  ['one without a frame', jpegOf(JFIF, jpegScan), { kind: 'broken', size: null }],
  ['one of no height', jpegOf(jpegFrame(600, 0), jpegScan), { kind: 'broken', size: { width: 600, height: 0 } }],
  ['one that no browser draws', jpegOf(jpegFrame(600, 900, 0xc3), jpegScan), { kind: 'notJpeg', size: null }],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), { kind: 'notJpeg', size: null }],
  ['nothing', new Uint8Array(), { kind: 'notJpeg', size: null }],
])('reads %s', (_name, bytes, read) => {
  expect(readJpeg(bytes)).toEqual(read);
});

test('takes out what is no part of the picture, and leaves the picture', () => {
  const whole = behind(jpegOf(JFIF, PLACE, ADOBE, COLOURS, COMMENT, jpegFrame(600, 900), jpegScan, COMMENT), '<html>');
  expect(plainJpeg(Uint8Array.from(whole))).toEqual(PLAIN);
  expect(plainJpeg(PLAIN)).toBe(PLAIN);
});

test('takes out what is behind its pixels and between its parts, and keeps the tables that it needs', () => {
  const plain = jpegOf(...TABLES, FRAME, jpegScan);
  const padding = [0xff, 0xff];
  const lines = jpegPart(0xdc, [3, 132]);
  expect(plainJpeg(jpegOf(padding, ...TABLES, FRAME, lines, jpegScan, lines, ...TABLES, padding))).toEqual(plain);
});

test('leaves what is no whole JPEG as it is', () => {
  const cut = Uint8Array.from(PLAIN.subarray(0, -3));
  expect(plainJpeg(cut)).toBe(cut);
});
