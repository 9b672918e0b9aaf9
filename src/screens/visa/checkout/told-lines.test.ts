import { expect, test } from 'vitest';
import { answerLines, collectLines, guideLines, type ToldPerson } from '#src/screens/visa/checkout/told-lines.ts';

const ANNA: ToldPerson = {
  position: 0,
  verdict: 'airportCode',
  answers: { firstName: 'Anna', lastName: 'Keller', collectAt: 'airport', collectPlace: 'IKA' },
};
const JOE: ToldPerson = {
  position: 1,
  verdict: 'guidedTour',
  answers: {
    firstName: 'Joe',
    lastName: 'Miller',
    collectAt: 'consulate',
    collectPlace: 'Berlin',
    guide: 'Parsa Tours',
  },
};

test('one place for all is said once, other places with their people', () => {
  expect(collectLines([ANNA, { ...ANNA, position: 1 }])).toEqual([
    'Visa desk of the airport, Tehran (Imam Khomeini) (IKA)',
  ]);
  expect(collectLines([ANNA, JOE])).toEqual([
    'Anna Keller: Visa desk of the airport, Tehran (Imam Khomeini) (IKA)',
    'Joe Miller: Consulate of Iran, Berlin',
  ]);
});

test('the guide is said of who comes with one, and of nobody else', () => {
  expect(guideLines([ANNA])).toEqual([]);
  expect(guideLines([{ ...ANNA, answers: { ...ANNA.answers, guide: 'was named for another passport' } }])).toEqual([]);
  expect(guideLines([ANNA, JOE])).toEqual(['Parsa Tours']);
});

test('who may not see the answers reads nothing of them', () => {
  expect(collectLines([{ ...ANNA, answers: {} }])).toEqual([]);
});

test('the answers that a desk compares stand with their names, and what was left out does not', () => {
  expect(answerLines(ANNA)).toEqual([]);
  const told = { ...ANNA.answers, fatherName: 'Karl', jobTitle: 'Baker', workAddress: 'Torstrasse 1, Berlin', cv: ' ' };
  expect(answerLines({ ...ANNA, answers: told })).toEqual([
    'Father’s given name: Karl',
    'Job title: Baker',
    'Address of the work: Torstrasse 1, Berlin',
  ]);
});
