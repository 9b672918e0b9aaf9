import { expect, test } from 'vitest';
import type { Pixels } from '#domain/core/picture-measures.ts';
import {
  copySize,
  cropWithin,
  measurePicture,
  PICTURE_BYTES_MAX,
  proposedCrop,
  refusalsOfMeasures,
  refusalsOfSize,
} from '#domain/core/picture-rules.ts';
import { blurred, drawnPage, drawnPhoto, inGrey, lit } from '#domain/core/testing/drawn-pictures.ts';
import { VISA_PICTURE_KINDS, type VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { VISA_PICTURES } from '#domain/visa/visa-pictures.ts';

test('what the ministry takes can be stored', () => {
  for (const kind of VISA_PICTURE_KINDS) expect(VISA_PICTURES[kind].bytes.max).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
});

test.each<[VisaPictureKind, number, number, number, readonly string[]]>([
  ['photo', 10_000, 400, 600, []],
  ['photo', 500_000, 1000, 1500, []],
  ['photo', 500_001, 1000, 1500, ['tooHeavy']],
  ['photo', 9_999, 400, 600, ['tooLight']],
  ['photo', 96_000, 399, 600, ['tooFewPixels']],
  ['photo', 96_000, 400, 599, ['tooFewPixels']],
  ['photo', 96_000, 900, 700, ['notUpright']],
  ['photo', 96_000, 700, 700, ['notUpright']],
  ['photo', 96_000, 1600, 2501, ['tooManyPixels']],
  ['passport', 96_000, 800, 600, []],
  ['passport', 96_000, 799, 600, ['tooFewPixels']],
  ['passport', 96_000, 800, 599, ['tooFewPixels']],
  ['passport', 96_000, 800, 900, ['notOnItsSide']],
  ['passport', 96_000, 900, 900, ['notOnItsSide']],
  // A small file follows from few pixels: one reason is enough.
  ['photo', 700, 1, 1, ['tooFewPixels', 'notUpright']],
])('a %s of %d bytes and %d × %d pixels: %j', (kind, bytes, width, height, refusals) => {
  expect(refusalsOfSize(VISA_PICTURES[kind], bytes, { width, height })).toEqual(refusals);
});

const judged = (kind: VisaPictureKind, pixels: Pixels) =>
  refusalsOfMeasures(VISA_PICTURES[kind], measurePicture(VISA_PICTURES[kind], pixels));

test.each<[string, Pixels, readonly string[]]>([
  ['as it should be', drawnPhoto(), []],
  ['as small as may be', drawnPhoto({ size: [400, 600] }), []],
  ['of a person with dark skin', drawnPhoto({ skin: [92, 60, 44] }), []],
  ['before an off-white wall', drawnPhoto({ background: [226, 222, 208] }), []],
  ['in black and white', inGrey(drawnPhoto()), ['grey']],
  ['out of focus', blurred(drawnPhoto(), 6), ['blurred']],
  ['taken at night', lit(drawnPhoto(), 0.2), ['tooDark', 'backgroundDark']],
  ['with too much light', lit(drawnPhoto(), 0.6, 160), ['tooBright', 'glare']],
  ['with half of the face in the shadow', drawnPhoto({ shadow: [96, 70, 58] }), ['unevenLight']],
  ['before a green wall', drawnPhoto({ background: [120, 146, 110] }), ['backgroundDark']],
  ['before a wall with a pattern', drawnPhoto({ pattern: [140, 140, 136] }), ['backgroundUneven']],
  ['that shows a wall and nobody', lit(drawnPhoto(), 0.05, 190), ['grey', 'flat']],
])('a photo %s', (_name, pixels, refusals) => {
  expect(judged('photo', pixels)).toEqual(refusals);
});

test.each<[string, Pixels, readonly string[]]>([
  ['as it should be', drawnPage(), []],
  ['as small as may be', drawnPage({ size: [852, 600] }), []],
  ['in black and white', inGrey(drawnPage()), ['grey']],
  ['out of focus', blurred(drawnPage(), 8), ['blurred']],
  ['taken in the dark', lit(drawnPage(), 0.25), ['tooDark']],
  ['with a lamp on it', drawnPage({ glare: 0.4 }), ['glare']],
  ['with a lamp on a quarter of it', drawnPage({ glare: 0.25 }), ['glare']],
  ['with a little light on its edge', drawnPage({ glare: 0.1 }), []],
])('a passport page %s', (_name, pixels, refusals) => {
  expect(judged('passport', pixels)).toEqual(refusals);
});

test('the proposed window of a photo has its shape, and is as large as fits', () => {
  expect(proposedCrop(VISA_PICTURES.photo, { width: 3000, height: 4000 })).toEqual({
    x: 167,
    y: 0,
    width: 2666,
    height: 3999,
  });
  expect(proposedCrop(VISA_PICTURES.photo, { width: 1000, height: 4000 })).toEqual({
    x: 0,
    y: 625,
    width: 1000,
    height: 1500,
  });
  expect(proposedCrop(VISA_PICTURES.passport, { width: 4000, height: 3000 })).toEqual({
    x: 0,
    y: 92,
    width: 4000,
    height: 2816,
  });
});

test.each([
  ['within the picture', { x: 100, y: 50, width: 600 }, { x: 100, y: 50, width: 600, height: 900 }],
  ['pushed over an edge', { x: 900, y: -50, width: 600 }, { x: 400, y: 0, width: 600, height: 900 }],
  ['smaller than the ministry takes', { x: 0, y: 0, width: 20 }, { x: 0, y: 0, width: 400, height: 600 }],
  ['larger than the picture', { x: 0, y: 0, width: 5000 }, { x: 0, y: 0, width: 1000, height: 1500 }],
])('a window that is %s stays whole and large enough', (_name, wish, window) => {
  expect(cropWithin(VISA_PICTURES.photo, { width: 1000, height: 2000 }, wish)).toEqual(window);
});

test('a copy is made smaller and not larger', () => {
  expect(copySize(VISA_PICTURES.photo, { width: 2666, height: 3999 })).toEqual({ width: 1000, height: 1500 });
  expect(copySize(VISA_PICTURES.passport, { width: 900, height: 634 })).toEqual({ width: 900, height: 634 });
});
