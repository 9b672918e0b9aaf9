import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TourPeople } from '#domain/tours/ladder.ts';
import { firstRooms, peopleProblems, roomsFit, roomsProblem, type TourRooms } from '#domain/tours/rooms.ts';

const people = (adults: number, children = 0, infants = 0): TourPeople => ({ adults, children, infants });
const rooms = (given: Partial<TourRooms>): TourRooms => ({ double: 0, twin: 0, own: 0, shared: 0, ...given });

test.each([
  ['two in a double', people(2), { double: 1 }, true],
  ['two in a twin', people(2), { twin: 1 }, true],
  ['two who sleep alone', people(2), { own: 2 }, true],
  ['one alone', people(1), { own: 1 }, true],
  ['one who shares', people(1), { shared: 1 }, true],
  ['one in a double: that is a room of one’s own', people(1), { double: 1 }, false],
  ['three adults in a double', people(3), { double: 1 }, false],
  ['three adults: a double and one alone', people(3), { double: 1, own: 1 }, true],
  ['a child is the third', people(2, 1), { double: 1 }, true],
  ['two children are not the third', people(2, 2), { double: 1 }, false],
  ['a family of four in two rooms', people(2, 2), { double: 1, twin: 1 }, true],
  ['a family of six: a child is the third in both', people(2, 4), { double: 1, twin: 1 }, true],
  ['a parent and a child', people(1, 1), { twin: 1 }, true],
  ['a parent and two children', people(1, 2), { twin: 1 }, true],
  ['a child alone', people(1, 1), { own: 2 }, false],
  ['a child who shares with a stranger', people(1, 1), { own: 1, shared: 1 }, false],
  ['two children in a room of their own', people(1, 3), { double: 1, twin: 1 }, false],
  ['an infant needs no bed', people(2, 0, 1), { double: 1 }, true],
  ['nobody has a room', people(2), {}, false],
] as const)('%s', (_name, who, given, fits) => {
  expect(roomsFit(who, rooms(given))).toBe(fits);
  expect(roomsProblem(who, rooms(given))).toBe(fits ? undefined : 'rooms_do_not_fit');
});

/** Another way to the same answer: puts everybody into a bed, room by room. */
function canSleep({ adults, children }: TourPeople, { double, twin, own, shared }: TourRooms): boolean {
  const spread = (room: number, grownUps: number, young: number): boolean => {
    if (room === 0) return grownUps === own + shared && young === 0;
    return [
      [2, 0],
      [1, 1],
      [2, 1],
      [1, 2],
    ].some(([a = 0, b = 0]) => grownUps >= a && young >= b && spread(room - 1, grownUps - a, young - b));
  };
  return spread(double + twin, adults, children);
}

test('rooms fit where everybody can be put into a bed beside an adult', () => {
  const small = (max: number) => fc.integer({ min: 0, max });
  const who = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: small(8), infants: small(4) });
  const where = fc.record({ double: small(4), twin: small(4), own: small(9), shared: small(9) });
  fc.assert(fc.property(who, where, (one, given) => roomsFit(one, given) === canSleep(one, given)));
  // Random rooms seldom fit: all small parties in all small houses too.
  for (let adults = 1; adults <= 4; adults += 1)
    for (let children = 0; children <= 4; children += 1)
      for (let double = 0; double <= 3; double += 1)
        for (let own = 0; own <= 3; own += 1)
          expect([adults, children, double, own, roomsFit(people(adults, children), rooms({ double, own }))]).toEqual([
            adults,
            children,
            double,
            own,
            canSleep(people(adults, children), rooms({ double, own })),
          ]);
});

test.each([
  [people(9), 0, {}],
  [people(8, 2), 0, { people: 'too_many_passengers' }],
  [people(9, 0, 4), 0, {}],
  [people(1, 0, 2), 0, { 'people.infants': 'too_many_passengers' }],
  [people(2, 0, 1), 4, { 'people.infants': 'too_young' }],
  [people(2, 1), 4, {}],
  [people(2, 1), 11, {}],
  [people(2, 1), 12, { 'people.children': 'too_young' }],
  [people(2, 1, 1), 16, { 'people.children': 'too_young', 'people.infants': 'too_young' }],
] as const)('%j on a tour from %d years on', (who, leastAge, problems) => {
  expect(peopleProblems(who, { leastAge })).toEqual(problems);
});

test.each([
  [people(1), { shared: 1 }],
  [people(2), { double: 1 }],
  [people(3), { double: 1, shared: 1 }],
  [people(2, 1), { double: 1 }],
  [people(2, 2), { double: 2 }],
  [people(1, 2), { double: 1 }],
  [people(9), { double: 4, shared: 1 }],
] as const)('%j begin with %j', (who, given) => {
  expect(firstRooms(who)).toEqual(rooms(given));
});

test('rooms to begin with fit, cost no supplement, and are missing only for one adult with more than two children', () => {
  for (let adults = 1; adults <= 9; adults += 1)
    for (let children = 0; adults + children <= 9; children += 1) {
      const first = firstRooms(people(adults, children));
      expect([adults, children, first === null]).toEqual([adults, children, children > 2 * adults]);
      if (first) expect([roomsFit(people(adults, children), first), first.own]).toEqual([true, 0]);
    }
});
