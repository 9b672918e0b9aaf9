import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { FONTS, facesOf, isDrawable } from '#server/orders/papers/faces.ts';
import { runsOf } from '#server/orders/papers/sheet.ts';

const NAMES = [
  'Ayşe Çağlayan İpek',
  'Łukasz Dvořák',
  'Šimon Őry',
  'Иван Ёлкин',
  'Ελένη Ψαρού',
  'אנה כהן',
  'Անի',
  'ნინო',
  'Nguyễn',
];

test.each(NAMES)('%s has its letters in both weights of the faces it is drawn in', (name) => {
  expect(isDrawable(name)).toBe(true);
  for (const { text, face } of runsOf(name, 'ltr'))
    for (const bytes of [FONTS[face], FONTS[`${face}-bold`]]) {
      const reader = create(bytes);
      expect([...text].filter((letter) => !reader.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
});

test.each(['李小龍', 'अनिता', 'สมชาย', '김민수', 'Anna 李', 'ٹیپو'])('%s has no letters in any face', (name) => {
  expect(isDrawable(name)).toBe(false);
});

test('what the Latin and the Persian face can write stays in them, and a word is never of two faces', () => {
  const faces = (text: string) => [...new Set(facesOf(text))];
  expect(['Günther Keller', 'نام'].map(faces)).toEqual([['sans'], ['farsi']]);
  expect(runsOf('Ayşe Keller', 'ltr')).toEqual([
    { text: 'Ayşe ', face: 'wide' },
    { text: 'Keller', face: 'sans' },
  ]);
  expect(isDrawable('علی‌رضا محمّد')).toBe(true);
});

test('Hebrew is given to the shaper in the order in which it is read', () => {
  expect(runsOf('אנה', 'ltr').map(({ text }) => text)).toEqual(['אנה']);
});
