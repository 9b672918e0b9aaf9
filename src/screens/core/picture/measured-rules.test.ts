import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { CARD, PORTRAIT } from '#domain/core/testing/picture-rules.ts';
import { uploadViews } from '#machines/core/upload/fixtures.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { measuredRules } from '#src/screens/core/picture/measured-rules.ts';

const statesOf = (view: UploadView, rules = PORTRAIT) =>
  Object.fromEntries(measuredRules(rules, view).map(({ rule, state }) => [rule, state]));
const MET = { shape: 'met', bytes: 'met', colour: 'met', light: 'met', background: 'met', sharp: 'met' };

test('of a good photo every rule is met; a card has no background', () => {
  expect(statesOf(uploadViews.cropped)).toEqual(MET);
  const { background: _, ...page } = MET;
  expect(statesOf(uploadViews.cropped, CARD)).toEqual(page);
});

test('what is wrong is not met, and in the dark nobody knows whether it is sharp', () => {
  expect(statesOf(uploadViews.refused)).toEqual({ ...MET, light: 'notMet', background: 'notMet', sharp: 'notKnown' });
  expectFields(statesOf({ ...uploadViews.refused, reasons: ['tooDark', 'glare'] }), { sharp: 'notMet' });
});

test('while it is checked, and of no picture, nothing is known', () => {
  for (const view of [uploadViews.checking, uploadViews.noPicture])
    expect([...new Set(Object.values(statesOf(view)))]).toEqual(['notKnown']);
});

test('a file that is too light is told also where there are too few pixels', () => {
  const copy = { width: 300, height: 450, bytes: 4000 };
  expect(statesOf({ ...uploadViews.refused, reasons: ['tooFewPixels'], copy })).toEqual({
    ...{ ...MET, shape: 'notMet', bytes: 'notMet' },
  });
});
