import { expect, test } from 'vitest';
import { benchesOf } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, Rider, Side } from '#domain/transport/runs/riders.ts';
import { buyersOf, lostSeats, seatProblem, seatsFor } from '#domain/transport/runs/seats.ts';
import { BUS } from '#domain/transport/testing/vehicles.ts';

const BENCHES = benchesOf(BUS);
const taken = (seats: Readonly<Record<string, Side>>) =>
  new Map(Object.entries(seats).map(([seat, side]) => [`1-${seat}`, side]));
const sit = (seats: Readonly<Record<string, Rider>>): ChosenPlace[] =>
  Object.entries(seats).map(([seat, rider]) => ({ place: `1-${seat}`, rider }));
const problem = (sold: Readonly<Record<string, Side>>, chosen: Readonly<Record<string, Rider>>) =>
  seatProblem(BENCHES, taken(sold), sit(chosen));

test('a seat beside a stranger of the other gender is not offered', () => {
  expect(problem({ '3C': 'men' }, { '3B': 'woman' })).toEqual({
    code: 'beside_stranger',
    place: '1-3B',
    beside: '1-3C',
  });
  expect(problem({ '3C': 'women' }, { '3B': 'man' })).toEqual({
    code: 'beside_stranger',
    place: '1-3B',
    beside: '1-3C',
  });
  expect(problem({ '3C': 'men' }, { '3B': 'man' })).toBeNull();
});

test('nobody is beside somebody over the aisle, or in another row', () => {
  expect(problem({ '3B': 'men', '2A': 'men', '4A': 'men' }, { '3A': 'woman' })).toBeNull();
});

test('people of one order sit as they like', () => {
  expect(problem({}, { '3B': 'woman', '3C': 'man' })).toBeNull();
  expect(problem({}, { '5A': 'man', '5B': 'woman', '5C': 'man', '5D': 'child' })).toBeNull();
});

test('a child counts with the women: a stranger beside it is a woman', () => {
  expect(problem({ '3C': 'men' }, { '3A': 'woman', '3B': 'child' })?.code).toBe('beside_stranger');
  expect(problem({ '3C': 'women' }, { '3A': 'man', '3B': 'child' })).toBeNull();
});

test('of one order each is looked at: he may sit beside her, and not beside the stranger at his other hand', () => {
  expect(problem({ '5C': 'women' }, { '5A': 'woman', '5B': 'man' })).toEqual({
    code: 'beside_stranger',
    place: '1-5B',
    beside: '1-5C',
  });
  expect(problem({ '5C': 'women' }, { '5A': 'man', '5B': 'woman' })).toBeNull();
});

test('a choice that leaves a seat between a woman and a man is refused: nobody could buy it', () => {
  expect(problem({ '5A': 'women' }, { '5C': 'man' })).toEqual({ code: 'leaves_lost_seat', place: '1-5B' });
  expect(problem({}, { '5A': 'woman', '5C': 'man' })).toEqual({ code: 'leaves_lost_seat', place: '1-5B' });
  // Two free seats between them: a woman may take the one, a man the other.
  expect(problem({ '5A': 'women' }, { '5D': 'man' })).toBeNull();
  // Of two women a third may sit between them.
  expect(problem({ '5A': 'women' }, { '5C': 'woman' })).toBeNull();
  // A couple that leaves the seat between them free takes it with somebody, or sits together.
  expect(problem({}, { '5A': 'woman', '5B': 'child', '5C': 'man' })).toBeNull();
});

test('no seat of a bench of two can be lost', () => {
  for (const side of ['women', 'men'] as const)
    expect(buyersOf(BENCHES, taken({ '3C': side }), '1-3B')).toEqual([side]);
});

test('a seat that was lost before is nobody’s fault', () => {
  const sold = { '5A': 'women', '5C': 'men' } as const;
  expect(lostSeats(BENCHES, taken(sold))).toEqual(['1-5B']);
  expect(problem(sold, { '1A': 'woman' })).toBeNull();
});

test('a seat given back beside one that is held goes only to somebody like who stays', () => {
  // She and he held 2B and 2C; he gives his back.
  const left = { '2B': 'women' } as const;
  expect(problem(left, { '2C': 'man' })?.code).toBe('beside_stranger');
  expect(problem(left, { '2C': 'woman' })).toBeNull();
});

test('what is taken, unknown, chosen twice or for nobody is no seat', () => {
  expect(problem({ '1A': 'men' }, { '1A': 'man' })).toEqual({ code: 'place_taken', place: '1-1A' });
  expect(problem({}, { '9A': 'man' })).toEqual({ code: 'place_unknown', place: '1-9A' });
  expect(seatProblem(BENCHES, new Map(), [{ place: '1-1A', rider: null }])).toEqual({
    code: 'rider_missing',
    place: '1-1A',
  });
});

test('seats to begin with are on as few benches as can be, from the front', () => {
  const places = (sold: Readonly<Record<string, Side>>, ...riders: Rider[]) =>
    seatsFor(BENCHES, taken(sold), riders)?.map(({ place, rider }) => `${place} ${rider}`) ?? null;
  expect(places({}, 'woman')).toEqual(['1-1A woman']);
  expect(places({}, 'woman', 'man')).toEqual(['1-1B woman', '1-1C man']);
  expect(places({ '1B': 'men' }, 'woman', 'man')).toEqual(['1-2B woman', '1-2C man']);
  expect(places({}, 'woman', 'man', 'child')).toEqual(['1-5A woman', '1-5B man', '1-5C child']);
  expect(places({ '5C': 'men' }, 'woman', 'man', 'child')).toEqual(['1-1A woman', '1-1B man', '1-1C child']);
  const half = { '1A': 'men', '1B': 'men', '2A': 'men', '2B': 'women', '3A': 'men', '3B': 'men' } as const;
  const most = { ...half, '4A': 'men', '4B': 'men', '4C': 'men' } as const;
  const all = { ...most, '5A': 'men', '5B': 'men', '5C': 'men', '5D': 'men', '5E': 'men' } as const;
  // Only 1C, 2C and 3C are free: she sits beside the woman.
  expect(places(all, 'woman', 'man')).toEqual(['1-1C man', '1-2C woman']);
  expect(places(all, 'woman', 'woman')).toBeNull();
  expect(places(all, 'man', 'man')).toEqual(['1-1C man', '1-3C man']);
});
