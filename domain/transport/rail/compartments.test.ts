import { expect, test } from 'vitest';
import { berthProblem, giveBackProblem } from '#domain/transport/rail/compartments.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import { type ChosenPlace, type Rider, riderOf, type TakenBy } from '#domain/transport/runs/riders.ts';
import { FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';

const ALL = compartmentsOf(FOUR_BERTH);
const lie = (berths: Readonly<Record<string, Rider | null>>): ChosenPlace[] =>
  Object.entries(berths).map(([place, rider]) => ({ place, rider }));
const problem = (sold: Readonly<Record<string, TakenBy>>, chosen: Readonly<Record<string, Rider | null>>) =>
  berthProblem(ALL, new Map(Object.entries(sold)), lie(chosen));

test('a man cannot take the last berth of a women’s compartment', () => {
  const sold = { '6-2-1': 'women', '6-2-2': 'women', '6-2-3': 'women' } as const;
  expect(problem(sold, { '6-2-4': 'man' })).toEqual({ code: 'women_only', place: '6-2-4' });
  expect(problem(sold, { '6-2-4': 'woman' })).toBeNull();
  expect(problem({ ...sold, '6-2-4': 'women' }, { '6-2-4': 'woman' })).toEqual({
    code: 'place_taken',
    place: '6-2-4',
  });
});

test('a woman cannot take a berth of a men’s compartment, and no child can', () => {
  expect(problem({}, { '6-3-1': 'woman' })).toEqual({ code: 'men_only', place: '6-3-1' });
  expect(problem({}, { '6-3-1': 'man', '6-3-3': 'child' })).toEqual({ code: 'men_only', place: '6-3-3' });
  expect(problem({}, { '6-3-1': 'man' })).toBeNull();
});

test('where a compartment was of another kind when a berth was taken, nobody lies down beside', () => {
  expect(problem({ '6-2-1': 'men' }, { '6-2-4': 'woman' })).toEqual({ code: 'place_taken', place: '6-2-4' });
  expect(problem({ '6-2-1': 'family' }, { '6-2-4': 'woman' })).toEqual({ code: 'place_taken', place: '6-2-4' });
  expect(problem({ '6-3-1': 'women' }, { '6-3-2': 'man' })).toEqual({ code: 'place_taken', place: '6-3-2' });
  // In another one they do.
  expect(problem({ '6-2-1': 'men' }, { '6-3-1': 'man' })).toBeNull();
});

test('a boy of 11 lies with his mother, a boy of 12 counts as a man', () => {
  const son = (birthDate: string) => riderOf({ title: 'MR', birthDate }, '2026-12-12');
  expect(problem({}, { '6-2-3': 'woman', '6-2-4': son('2014-12-13') })).toBeNull();
  expect(problem({}, { '6-2-3': 'woman', '6-2-4': son('2014-12-12') })).toEqual({
    code: 'women_only',
    place: '6-2-4',
  });
  // Together they lie in a family compartment.
  expect(problem({}, { '6-1-1': null, '6-1-2': null, '6-1-3': 'woman', '6-1-4': son('2014-12-12') })).toBeNull();
});

test('a child lies in the compartment of a woman of its order, also where others lie in it', () => {
  const sold = { '6-2-1': 'women' } as const;
  expect(problem(sold, { '6-2-3': 'child', '6-5-1': 'woman' })).toEqual({ code: 'child_alone', place: '6-2-3' });
  expect(problem(sold, { '6-2-3': 'child', '6-2-2': 'woman' })).toBeNull();
});

test('a family compartment is taken whole, by whom it may be', () => {
  expect(problem({}, { '6-1-3': 'woman', '6-1-4': 'man' })).toEqual({ code: 'family_whole', place: '6-1-1' });
  expect(problem({}, { '6-1-1': null, '6-1-2': 'man', '6-1-3': 'woman', '6-1-4': 'child' })).toBeNull();
  expect(problem({}, { '6-1-1': null, '6-1-2': null, '6-1-3': null, '6-1-4': 'child' })).toEqual({
    code: 'child_alone',
    place: '6-1-4',
  });
});

test('nobody takes a family compartment for nobody', () => {
  const empty = { '6-1-1': null, '6-1-2': null, '6-1-3': null, '6-1-4': null };
  expect(problem({}, empty)).toEqual({ code: 'rider_missing', place: '6-1-1' });
  expect(problem({}, { ...empty, '6-2-1': 'woman' })).toEqual({ code: 'rider_missing', place: '6-1-1' });
});

test('a berth that stays empty is sold in a family compartment only', () => {
  expect(problem({}, { '6-2-3': 'woman', '6-2-4': null })).toEqual({ code: 'rider_missing', place: '6-2-4' });
});

test('a title changed after the hold is checked as the choice was', () => {
  const sold = { '6-2-1': 'women' } as const;
  expect(problem(sold, { '6-2-3': 'woman' })).toBeNull();
  expect(problem(sold, { '6-2-3': 'man' })).toEqual({ code: 'women_only', place: '6-2-3' });
});

test('one of three gives back a berth, but not out of a family compartment', () => {
  const three = lie({ '6-2-1': 'woman', '6-2-2': 'woman', '6-2-3': 'child' });
  expect(giveBackProblem(ALL, three, ['6-2-1'])).toBeNull();
  expect(giveBackProblem(ALL, three, ['6-2-1', '6-2-2'])).toEqual({ code: 'child_alone', place: '6-2-3' });
  expect(giveBackProblem(ALL, three, ['6-2-1', '6-2-2', '6-2-3'])).toBeNull();
  const family = lie({ '6-1-1': null, '6-1-2': 'man', '6-1-3': 'woman', '6-1-4': 'child' });
  expect(giveBackProblem(ALL, family, ['6-1-2'])).toEqual({ code: 'family_whole', place: '6-1-2' });
  expect(giveBackProblem(ALL, family, ['6-1-1', '6-1-2', '6-1-3', '6-1-4'])).toBeNull();
  // Of two family compartments one can go back.
  const two = [...family, ...lie({ '6-4-1': 'man', '6-4-2': 'man', '6-4-3': 'man', '6-4-4': 'man' })];
  expect(giveBackProblem(ALL, two, ['6-4-1', '6-4-2', '6-4-3', '6-4-4'])).toBeNull();
});
