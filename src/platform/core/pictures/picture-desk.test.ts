import { expect, test } from 'vitest';
import { createPictureDesk } from '#src/platform/core/pictures/picture-desk.ts';

/** As much of a bitmap as the desk knows. */
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
  // While pages are told of the next one, the one they still draw is open.
  desk.subscribe(() => seen.push(upright.isOpen));
  desk.keep({ bytes: null, preview: turned });
  expect([desk.preview(), upright.isOpen, turned.isOpen, seen]).toEqual([turned, false, true, [true]]);
  desk.keep({ bytes: null, preview: null }); // the same preview goes on
  expect(turned.isOpen).toBe(true);
  desk.clear();
  expect(turned.isOpen).toBe(false);
});
