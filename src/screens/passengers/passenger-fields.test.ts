import { describe, expect, it } from 'vitest';
import { type FieldProblems, summaryLines } from '#src/screens/passengers/passenger-fields.ts';

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
    expect(summaryLines(problems, nameOf)[1]?.text).toMatch(/^Jonas, given names?: Fill this in\.$/i);
  });

  it('tells more of them in one line, which leads to the first field', () => {
    const problems = { ...problemsOf(2, ALL), ...problemsOf(0, ['title', 'firstName', 'lastName']) };
    expect(summaryLines(problems, nameOf).slice(3)).toEqual([
      { fieldId: 'passengers.2.title', text: 'Traveller 3: 6 fields to fill in' },
    ]);
    expect(summaryLines(problems, nameOf)).toHaveLength(4);
  });

  it('says "correct" when some of them were filled in', () => {
    const problems = { ...problemsOf(1, ALL), ...problemsOf(1, ['passportNumber'], 'passport_invalid') };
    expect(summaryLines(problems, nameOf)).toEqual([
      { fieldId: 'passengers.1.title', text: 'Jonas: 7 fields to correct' },
    ]);
  });

  it('never puts the contact together: it belongs to nobody', () => {
    expect(summaryLines({ email: 'required', phone: 'required' }, nameOf)).toHaveLength(2);
    expect(summaryLines({}, nameOf)).toEqual([]);
  });
});
