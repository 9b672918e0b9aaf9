import { expect, test } from 'vitest';
import { createPictureStore } from '#src/platform/core/pictures/picture-store.ts';

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
  const store = createPictureStore();
  const [upright, turned] = [bitmap(), bitmap()];
  const seen: boolean[] = [];
  store.keep({ bytes: null, preview: upright });
  // During the notification of a new preview, the drawn one is still open.
  store.subscribe(() => seen.push(upright.isOpen));
  store.keep({ bytes: null, preview: turned });
  expect([store.preview(), upright.isOpen, turned.isOpen, seen]).toEqual([turned, false, true, [true]]);
  store.keep({ bytes: null, preview: null }); // the same preview stays
  expect(turned.isOpen).toBe(true);
  store.clear();
  expect(turned.isOpen).toBe(false);
});
