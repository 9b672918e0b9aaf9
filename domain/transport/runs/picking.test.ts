import { expect, test } from 'vitest';
import {
  firstChoice,
  openProblem,
  type PlacePlan,
  pickPlace,
  placeWays,
  putRider,
  refusalOf,
  stillFree,
  waitingRiders,
} from '#domain/transport/runs/picking.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, RunParty } from '#domain/transport/runs/riders.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';

const people = (party: Partial<RunParty>): RunParty => ({ women: 0, men: 0, children: 0, infants: 0, ...party });
const family = people({ women: 1, men: 1, children: 1 });
const train = (party: RunParty, taken: PlacePlan['taken'] = []): PlacePlan => ({
  ...{ runClass: FOUR_BERTH, taken, childPercent: 60, party },
});
const bus = (party: RunParty, taken: PlacePlan['taken'] = []): PlacePlan => ({
  ...{ runClass: BUS, taken, childPercent: 100, party },
});

/** Presses one after the other; "6-4-1 woman" for each place, or why the last press changed nothing. */
function press(plan: PlacePlan, ...places: string[]): readonly string[] {
  let choice: readonly ChosenPlace[] = [];
  for (const place of places) {
    const picked = pickPlace(plan, choice, place);
    if ('problem' in picked) return Object.values(picked.problem);
    choice = picked.choice;
  }
  return choice.map(({ place, rider }) => `${place} ${rider ?? 'empty'}`);
}

test('a family compartment is taken whole, the child below, and given up whole', () => {
  expect(press(train(family), '6-4-1')).toEqual(['6-4-3 child', '6-4-4 woman', '6-4-1 man', '6-4-2 empty']);
  expect(press(train(family), '6-4-1', '6-4-3')).toEqual([]);
});

test('the child lies below also where a plan names the lower berths first', () => {
  const plan = { ...FOUR_BERTH.plan, positions: ['lower', 'lower', 'upper', 'upper'] } as RunClass['plan'];
  const turned = { ...train(family), runClass: { ...FOUR_BERTH, plan } };
  expect(press(turned, '6-4-4')).toEqual(['6-4-1 child', '6-4-2 woman', '6-4-3 man', '6-4-4 empty']);
});

test('five take two compartments, and no child lies without an adult', () => {
  const five = people({ women: 1, men: 1, children: 3 });
  expect(press(train(five), '6-1-1', '6-4-1').slice(4)).toEqual([
    ...['6-4-3 man', '6-4-4 empty', '6-4-1 empty', '6-4-2 empty'],
  ]);
  expect(press(train(people({ women: 1, children: 4 })), '6-1-1', '6-4-1')).toEqual(['child_alone', '6-4-1']);
});

test('another compartment is chosen instead, by one press', () => {
  expect(press(train(family), '6-1-1', '6-4-1')).toEqual(press(train(family), '6-4-1'));
});

test('by berth the woman goes to the women, the man to the men, and a press moves who chose first', () => {
  expect(press(train(family), '6-2-1', '6-3-1', '6-2-2')).toEqual(['6-2-1 woman', '6-3-1 man', '6-2-2 child']);
  expect(press(train(people({ women: 1 })), '6-2-1', '6-2-3')).toEqual(['6-2-3 woman']);
  expect(press(train(people({ men: 1 })), '6-2-1')).toEqual(['women_only', '6-2-1']);
  expect(press(train(people({ women: 2 })), '6-3-1')).toEqual(['men_only', '6-3-1']);
});

test('who lay in a family compartment begins anew by berth', () => {
  expect(press(train(family), '6-4-1', '6-3-1')).toEqual(['6-3-1 man']);
});

test('what is sold is told, and a family compartment with one sold berth is sold', () => {
  const sold = train(family, [
    { place: '6-2-1', by: 'women' },
    { place: '6-1-3', by: 'family' },
  ]);
  expect(press(sold, '6-2-1')).toEqual(['place_taken', '6-2-1']);
  expect(press(sold, '6-1-1')).toEqual(['place_taken', '6-1-3']);
});

test('a seat beside a stranger of the other gender is refused, and says which', () => {
  const alone = bus(people({ women: 1 }), [{ place: '1-3B', by: 'men' }]);
  expect(press(alone, '1-3C')).toEqual(['beside_stranger', '1-3C', '1-3B']);
  expect(refusalOf(alone, '1-3C')?.code).toBe('beside_stranger');
  // The man of a couple may sit there, and the woman beside nobody.
  const couple = bus(people({ women: 1, men: 1 }), [{ place: '1-3B', by: 'men' }]);
  expect(refusalOf(couple, '1-3C')).toBeNull();
  expect(press(couple, '1-3C', '1-3A')).toEqual(['1-3C man', '1-3A woman']);
});

test('two change places, and an empty berth can be changed for a full one', () => {
  const choice: ChosenPlace[] = [
    { place: '6-4-4', rider: 'child' },
    { place: '6-4-3', rider: 'woman' },
    { place: '6-4-1', rider: null },
  ];
  const after = putRider(people({ women: 1, children: 1 }), choice, { place: '6-4-1', rider: 'woman' });
  expect(after.map(({ place, rider }) => `${place} ${rider}`)).toEqual(['6-4-4 child', '6-4-3 null', '6-4-1 woman']);
  // Nobody more of the kind is there.
  expect(putRider(people({ women: 1, children: 1 }), choice, { place: '6-4-1', rider: 'man' })).toBe(choice);
});

test('a choice can be held once all have a place where they may be', () => {
  expect(openProblem(train(family), [])).toEqual({ code: 'people_left', count: 3 });
  const apart: ChosenPlace[] = [
    { place: '6-2-1', rider: 'woman' },
    { place: '6-3-1', rider: 'man' },
  ];
  expect(openProblem(train(family), apart)).toEqual({ code: 'people_left', count: 1 });
  // The child is in another compartment for women than its mother.
  expect(openProblem(train(family), [...apart, { place: '6-5-1', rider: 'child' }])).toEqual({
    ...{ code: 'child_alone', place: '6-5-1' },
  });
  expect(openProblem(train(family), [...apart, { place: '6-2-3', rider: 'child' }])).toBeNull();
});

test('each way of the list can be held as it is', () => {
  for (const plan of [train(family), bus(family)]) {
    const ways = placeWays(plan);
    expect(ways.map(({ choice }) => [openProblem(plan, choice), waitingRiders(plan.party, choice)])).toEqual(
      ways.map(() => [null, []]),
    );
  }
  // Four berths of 18.00; by berth the child pays 60 %.
  expect(placeWays(train(family)).map(({ what, cents }) => [what, cents])).toEqual([
    ['together', 7200],
    ['byBerth', 4680],
  ]);
  expect(placeWays(bus(family)).map(({ what, cents }) => [what, cents])).toEqual([['seats', 2400]]);
});

test('the plan opens with what one holds, where it is of this class and for these people', () => {
  const plan = train(people({ women: 1 }));
  const held = (places: Record<string, ChosenPlace['rider']>, of = FOUR_BERTH.id) => ({
    ...{ class: of, until: 0, places: Object.entries(places).map(([place, rider]) => ({ place, rider })) },
  });
  const begun = (own: ReturnType<typeof held> | null, way: 'byBerth' | 'together' | null = null, on = plan) =>
    firstChoice(on, { own, way }).map(({ place }) => place);
  const family = ['6-1-3', '6-1-1', '6-1-2', '6-1-4'];
  expect([begun(null), begun(null, 'together')]).toEqual([['6-2-3'], family]);
  expect(begun(held({ '6-5-1': 'woman' }), 'together')).toEqual(['6-5-1']);
  for (const other of [
    held({ '6-5-1': 'woman' }, 'b6'),
    held({ '6-5-1': 'woman', '6-5-2': 'woman' }),
    held({ '6-6-1': 'man' }),
    // A carriage that an import took away.
    held({ '9-5-1': 'woman' }),
  ])
    expect(begun(other, 'together')).toEqual(family);
});

test('what others took meanwhile is no more in the choice', () => {
  const choice: ChosenPlace[] = [
    { place: '6-1-1', rider: 'woman' },
    { place: '6-1-2', rider: null },
    { place: '6-3-1', rider: 'man' },
  ];
  const after = stillFree(train(family, [{ place: '6-1-2', by: 'family' }]), choice);
  expect(after).toEqual([{ place: '6-3-1', rider: 'man' }]);
});
