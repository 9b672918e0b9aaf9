import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { EMPTY_DRAFT, type VisaQuestion } from '#domain/visa/visa-question.ts';
import { parseVisaUrl, placeOfUrl, urlOfVisa } from '#domain/visa/visa-url.ts';

const question: VisaQuestion = {
  ...EMPTY_DRAFT,
  travellers: [{ nationality: 'DE', isIranian: false }],
  residence: 'DE',
  days: 12,
};
const SENT = {
  n1: 'DE',
  n2: '',
  n3: 'fr',
  i3: 1,
  u1: 'on',
  residence: 'AT',
  entry: 'land',
  purpose: 'tourism',
  days: 12,
};

test('an empty address is an empty form that nobody sent', () => {
  expect(placeOfUrl(parseVisaUrl({}))).toEqual({
    draft: EMPTY_DRAFT,
    swap: null,
    isAsking: false,
    isSent: false,
  });
});

test('what a form sends is a question; an empty line is nobody', () => {
  expect(placeOfUrl(parseVisaUrl(SENT))).toEqual({
    draft: {
      travellers: [
        { nationality: 'DE', isIranian: false, hasUsedExemption: true },
        { nationality: 'FR', isIranian: true },
      ],
      residence: 'AT',
      entry: 'land',
      purpose: 'tourism',
      days: 12,
    },
    swap: null,
    isAsking: false,
    isSent: true,
  });
});

test('room for one more keeps the lines as they are', () => {
  const { draft, isAsking, isSent } = placeOfUrl(parseVisaUrl({ ...SENT, people: 4 }));
  expect(draft.travellers.map(({ nationality }) => nationality)).toEqual(['DE', '', 'FR', '']);
  expect([isAsking, isSent]).toEqual([true, false]);
});

test('a question and its address say the same', () => {
  const travellers = [
    ...question.travellers,
    { nationality: 'IR', isIranian: true },
    { nationality: 'AE', isIranian: false, hasUsedExemption: true },
  ];
  const asked = { ...question, travellers };
  const swap = { index: 1, nationality: 'TR' };
  const url = urlOfVisa(asked, swap);
  expect(url).toEqual({
    n1: 'DE',
    n2: 'IR',
    i2: 1,
    n3: 'AE',
    u3: 1,
    residence: 'DE',
    entry: 'airport',
    purpose: 'tourism',
    days: 12,
    swap: 2,
    to: 'TR',
  });
  expect(placeOfUrl(url)).toEqual({ draft: asked, swap, isAsking: false, isSent: true });
  expectFields(placeOfUrl(urlOfVisa(asked, null, true)), { draft: asked, isAsking: true });
});

test('a change of planes and its address say the same, without days', () => {
  const url = urlOfVisa({ ...question, entry: 'transit', days: 0 });
  expect(url).toEqual({ n1: 'DE', residence: 'DE', entry: 'transit', purpose: 'tourism' });
  expect(placeOfUrl(url).draft).toEqual({ ...question, entry: 'transit', days: null });
});

test.each([
  [{ n1: '<b>', residence: { toString: null }, entry: 'rocket', purpose: 7, days: '-3', swap: 99, to: 'XXX' }],
  [{ n1: ['DE', 'FR'], n10: 'DE', days: 1e9, people: 1000, change: true, __proto__: 'x' }],
])('a wild address is an empty form: %o', (wild) => {
  expect(parseVisaUrl(wild)).toEqual({});
});
