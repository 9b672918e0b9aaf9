import { expect, test } from 'vitest';
import { choiceProblem, groupProblem } from '#domain/transport/runs/choice.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import { BUS } from '#domain/transport/testing/vehicles.ts';

test('a child who sits alone in a bus may have the seat, but does not travel', () => {
  const alone: ChosenPlace[] = [{ place: '1-2B', rider: 'child' }];
  expect(choiceProblem(BUS, new Map(), alone)).toBeNull();
  expect(groupProblem(BUS, new Map(), alone)).toEqual({ code: 'child_alone', place: '1-2B' });
  expect(groupProblem(BUS, new Map(), [...alone, { place: '1-4A', rider: 'man' }])).toBeNull();
});

test('what is wrong with a place is said before who is alone', () => {
  const choice: ChosenPlace[] = [{ place: '1-2B', rider: 'child' }];
  expect(groupProblem(BUS, new Map([['1-2B', 'men']]), choice)).toEqual({ code: 'place_taken', place: '1-2B' });
});
