import { expect, test } from 'vitest';
import { inOrderOfPeople } from '#domain/transport/runs/people-order.ts';
import type { ChosenPlace, Rider } from '#domain/transport/runs/riders.ts';

const at = (place: string, rider: Rider | null): ChosenPlace => ({ place, rider });
const placesOf = (places: readonly ChosenPlace[]) => places.map(({ place }) => place);

test('women come before men, men before children, and empty berths last, whatever was pressed first', () => {
  const pressed = [at('1', null), at('2', 'child'), at('3', 'man'), at('4', 'woman')];
  expect(placesOf(inOrderOfPeople(pressed))).toEqual(['4', '3', '2', '1']);
});

test('two who change berths stay who they are', () => {
  const before = [at('3', 'woman'), at('4', 'man')];
  expect(inOrderOfPeople([at('3', 'man'), at('4', 'woman')], before)).toEqual([at('4', 'woman'), at('3', 'man')]);
});

test('one of two women moves, and the other keeps her berth and her names', () => {
  const before = [at('1', 'woman'), at('2', 'woman'), at('3', 'man')];
  // The second moves from 2 to 5; then the first from 1 to 6.
  expect(placesOf(inOrderOfPeople([at('5', 'woman'), at('3', 'man'), at('1', 'woman')], before))).toEqual([
    '1',
    '5',
    '3',
  ]);
  expect(placesOf(inOrderOfPeople([at('2', 'woman'), at('3', 'man'), at('6', 'woman')], before))).toEqual([
    '6',
    '2',
    '3',
  ]);
});

test('other people than before are placed as chosen', () => {
  expect(placesOf(inOrderOfPeople([at('7', 'woman'), at('8', 'woman')], [at('8', 'woman'), at('9', 'man')]))).toEqual([
    '7',
    '8',
  ]);
});
