import { describe, expect, it, test } from 'vitest';
import {
  type FieldProblems,
  inOrder,
  pathOf,
  recheck,
  recheckLeft,
  summaryLines,
} from '#src/screens/core/passengers/passenger-fields.ts';

const nameOf = (traveller: number) => ['Anna', 'Jonas'][traveller] ?? `Traveller ${traveller + 1}`;
const problemsOf = (traveller: number, fields: readonly string[], problem = 'required'): FieldProblems =>
  Object.fromEntries(fields.map((field) => [`passengers.${traveller}.${field}`, problem]));
const ALL = ['passportExpiry', 'title', 'firstName', 'lastName', 'birthDate', 'nationality'];

describe('summaryLines', () => {
  it('tells up to three findings of a traveller one by one, in the order of the page', () => {
    const problems = {
      email: 'required',
      ...problemsOf(1, ['passportExpiry', 'firstName']),
      ...problemsOf(0, ['passportNumber'], 'passport_invalid'),
    };
    expect(summaryLines(problems, nameOf).map(({ fieldId }) => fieldId)).toEqual([
      'passengers.0.passportNumber',
      'passengers.1.firstName',
      'passengers.1.passportExpiry',
      'email',
    ]);
    expect(summaryLines(problems, nameOf)[1]?.text).toBe('Jonas: Write the given names.');
  });

  it('tells all findings of the only traveller who has any, each empty field in words of its own', () => {
    const empty = {
      ...problemsOf(0, [...ALL, 'passportNumber', 'passportCountry']),
      email: 'required',
      phone: 'required',
    };
    const texts = summaryLines(empty, nameOf).map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
    expect(texts.slice(0, 2)).toEqual([
      'Anna: Choose Ms or Mr. With an X in the passport either will do: tickets know no third.',
      'Anna: Write the given names.',
    ]);
    expect(texts.at(-1)).toBe('Write a phone number with its country code.');
  });

  it('tells more of them in one line when others have findings, too; the line leads leads to the first field', () => {
    const problems = { ...problemsOf(2, ALL), ...problemsOf(0, ['title', 'firstName', 'lastName']) };
    expect(summaryLines(problems, nameOf).slice(3)).toEqual([
      { fieldId: 'passengers.2.title', text: 'Traveller 3: 6 fields to fill in' },
    ]);
    expect(summaryLines(problems, nameOf)).toHaveLength(4);
  });

  it('says "correct" when some of them were filled in', () => {
    const problems = {
      ...problemsOf(0, ['title']),
      ...problemsOf(1, ALL),
      ...problemsOf(1, ['passportNumber'], 'passport_invalid'),
    };
    expect(summaryLines(problems, nameOf).slice(1)).toEqual([
      { fieldId: 'passengers.1.title', text: 'Jonas: 7 fields to fill in or correct' },
    ]);
  });

  it('never puts the contact together: it belongs to nobody', () => {
    expect(summaryLines({ email: 'required', phone: 'required' }, nameOf)).toHaveLength(2);
    expect(summaryLines({}, nameOf)).toEqual([]);
  });
});

test('after a refused form only what was in error is watched', () => {
  const before = { 'passengers.1.passportNumber': 'same_passport', phone: 'phone_invalid', email: 'required' };
  expect(recheck(before, 'phone', { email: 'required' })).toEqual({ email: 'required' });
  expect(recheck(before, 'passengers.0.lastName', { 'passengers.0.lastName': 'required' })).toEqual({
    phone: 'phone_invalid',
    email: 'required',
  });
  expect(inOrder({ phone: 'x', 'passengers.1.title': 'x', 'passengers.0.passportExpiry': 'x' })).toEqual([
    'passengers.0.passportExpiry',
    'passengers.1.title',
    'phone',
  ]);
});

test('a field that is left says what became wrong with it', () => {
  const before = { 'passengers.0.birthDate': 'date_invalid', email: 'required' };
  const fresh = { 'passengers.0.birthDate': 'date_short_year', 'passengers.0.firstName': 'required' } as const;
  expect(recheckLeft(before, pathOf('passengers.0.birthDate-year'), fresh)).toEqual({
    'passengers.0.birthDate': 'date_short_year',
    email: 'required',
  });
  expect(['-day', '-month', '-year', ''].map((box) => pathOf(`passengers.0.birthDate${box}`))).toEqual(
    Array(4).fill('passengers.0.birthDate'),
  );
  expect(recheckLeft(before, 'email', fresh)).toEqual({ 'passengers.0.birthDate': 'date_invalid' });
  expect(recheckLeft({}, 'passengers.0.firstName', fresh)).toEqual({ 'passengers.0.firstName': 'required' });
});
