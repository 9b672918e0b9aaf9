import { expect, test } from 'vitest';
import { bagsOf, fittingCar, seatFor, tooSmall } from '#domain/transport/fits.ts';
import { CARS, load } from '#domain/transport/testing/price-lists.ts';
import type { RideLoad } from '#domain/transport/wish.ts';

const why = (of: Partial<RideLoad>) => CARS.map((car) => tooSmall(car, load(of)));

test.each<[string, Partial<RideLoad>, string | null, (string | null)[]]>([
  ['three with two bags', { people: 3, bags: 2 }, 'sedan', [null, null, null]],
  ['three with three bags', { people: 3, bags: 3 }, 'van', ['bags', 'bags', null]],
  ['four without bags', { people: 4, bags: 0 }, 'van', ['people', 'people', null]],
  ['seven with six bags', { people: 7, bags: 6 }, 'van', ['people', 'people', null]],
  ['seven with eight bags', { people: 7, bags: 8 }, null, ['people', 'people', 'bags']],
  ['eight', { people: 8, bags: 0 }, null, ['people', 'people', 'people']],
  ['a wheelchair alone', { bags: 0, wheelchairs: 1 }, 'sedan', [null, null, null]],
  ['a wheelchair and a bag', { bags: 1, wheelchairs: 1 }, 'van', ['bags', 'bags', null]],
  ['two ski bags', { bags: 0, large: 2 }, 'sedan', [null, null, null]],
  ['two ski bags and a bag', { bags: 1, large: 2 }, 'van', ['bags', 'bags', null]],
])('%s', (_, of, car, reasons) => {
  expect(fittingCar(CARS, load(of))).toBe(car);
  expect(why(of)).toEqual(reasons);
});

test('a wheelchair counts as two bags, a ski bag or a pram as one', () => {
  expect(bagsOf(load({ bags: 3, large: 2, wheelchairs: 2 }))).toBe(9);
});

test('each child has a seat for its age', () => {
  expect([0, 1, 2, 3, 4, 11].map(seatFor)).toEqual(['baby', 'baby', 'child', 'child', 'raised', 'raised']);
});
