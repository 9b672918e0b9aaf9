import { expect, test } from 'vitest';
import { needsOf, needsProblems } from '#domain/tours/needs.ts';

const landing = (arrivalTime: string) => {
  const answers = { arrivalTime, emergencyName: 'Helga Brandt', emergencyPhone: '+49 30 12345678' };
  return [needsOf(answers, 1).arrival.time, needsProblems(answers, { people: 1 })];
};

test.each(['3:40', '03:40', '3.40', '03.40', '0340', ' 3:40 '])('a flight lands at 03:40: %s', (typed) => {
  expect(landing(typed)).toEqual(['03:40', {}]);
});

test.each(['24:00', '3:60', '340', '3:4', '3:40 pm', 'noon'])('%s is no time', (typed) => {
  expect(landing(typed)).toEqual([expect.any(String), { 'answers.arrivalTime': 'invalid' }]);
});

test('without a ticket there is no time', () => {
  expect(landing('')).toEqual(['', {}]);
});
