import { expect, test } from 'vitest';
import { createPictureDesk } from '#src/platform/core/pictures/picture-desk.ts';

function bitmap() {
  const one = {
    isOpen: true,
    close: () => {
      one.isOpen = false;
    },
  };
  return one as typeof one & ImageBitmap;
}

test('a preview gives its memory back as soon as the next one shows, and the last one with the desk', () => {
  const desk = createPictureDesk();
  const [upright, turned] = [bitmap(), bitmap()];
  const seen: boolean[] = [];
  desk.keep({ bytes: null, preview: upright });
  // During the notification of a new preview, the drawn one is still open.
  desk.subscribe(() => seen.push(upright.isOpen));
  desk.keep({ bytes: null, preview: turned });
  expect([desk.preview(), upright.isOpen, turned.isOpen, seen]).toEqual([turned, false, true, [true]]);
  desk.keep({ bytes: null, preview: null }); // the same preview stays
  expect(turned.isOpen).toBe(true);
  desk.clear();
  expect(turned.isOpen).toBe(false);
});
