import { expect, test } from 'vitest';
import { partyProblem, riderOf, ridersOf, sideOf } from '#domain/transport/runs/riders.ts';

const DAY = '2026-12-12';

test.each<['MR' | 'MS', string, string, string | null]>([
  ['MS', '1990-05-01', 'a woman', 'woman'],
  ['MR', '1990-05-01', 'a man', 'man'],
  ['MR', '2014-12-12', 'a boy who is 12 on the day', 'man'],
  ['MR', '2014-12-13', 'a boy who is 12 the day after', 'child'],
  ['MS', '2014-12-12', 'a girl of 12', 'woman'],
  ['MS', '2024-12-12', 'a girl who is 2 on the day', 'child'],
  ['MR', '2024-12-13', 'a boy who is 2 the day after', null],
])('%s born %s is %s', (title, birthDate, _, rider) => {
  expect(riderOf({ title, birthDate }, DAY)).toBe(rider);
});

test('a child counts with the women for who may be beside it', () => {
  expect([sideOf('woman'), sideOf('man'), sideOf('child')]).toEqual(['women', 'men', 'women']);
});

test('infants need no place', () => {
  expect(ridersOf({ women: 1, men: 2, children: 1, infants: 3 })).toEqual(['woman', 'man', 'man', 'child']);
});

test.each<[string, [number, number, number, number], string | null]>([
  ['a lone woman', [1, 0, 0, 0], null],
  ['nine', [4, 4, 1, 0], null],
  ['ten', [4, 4, 2, 0], 'too_many_passengers'],
  ['children alone', [0, 0, 2, 0], 'adult_needed'],
  ['an infant on each lap', [1, 1, 0, 2], null],
  ['one infant more', [1, 1, 0, 3], 'too_many_infants'],
])('%s', (_, [women, men, children, infants], problem) => {
  expect(partyProblem({ women, men, children, infants })).toBe(problem);
});
