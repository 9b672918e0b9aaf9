import { expect, test } from 'vitest';
import { plainJpeg, readJpeg } from '#domain/core/jpeg.ts';
import { jpegFrame, jpegOf, jpegPart, jpegScan, letters } from '#domain/core/testing/jpeg-parts.ts';

const JFIF = jpegPart(0xe0, letters('JFIF\0abcdefghi'));
const ADOBE = jpegPart(0xee, letters('Adobe1234567'));
const COLOURS = jpegPart(0xe2, letters('ICC_PROFILE\0any bytes'));
const PLACE = jpegPart(0xe1, letters('Exif\0\0 35.6892 N 51.3890 E'));
const COMMENT = jpegPart(0xfe, letters('<script>alert(1)</script>'));
const PLAIN = jpegOf(JFIF, ADOBE, jpegFrame(600, 900), jpegScan);
const size = { width: 600, height: 900 };
const behind = (bytes: Uint8Array, text: string) => Uint8Array.from([...bytes, ...letters(text)]);

test.each([
  ['one that holds a picture alone', PLAIN, { kind: 'jpeg', size, hasMore: false }],
  [
    'a progressive one, in two scans',
    jpegOf(jpegFrame(600, 900, 0xc2), jpegScan, jpegScan),
    { kind: 'jpeg', size, hasMore: false },
  ],
  [
    'one with padded markers',
    jpegOf([0xff, 0xff], JFIF, jpegFrame(600, 900), jpegScan),
    { kind: 'jpeg', size, hasMore: false },
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

test('leaves what is no whole JPEG as it is', () => {
  const cut = Uint8Array.from(PLAIN.subarray(0, -3));
  expect(plainJpeg(cut)).toBe(cut);
});
