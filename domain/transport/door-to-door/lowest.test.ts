import { expect, test } from 'vitest';
import { lowestForAdult } from '#domain/transport/door-to-door/lowest.ts';

const of = (name: string, woman: number | null, man: number | null) => ({ name, woman, man });

test('it is the lowest price that a woman and a man both pay', () => {
  const offers = [of('four berths', 1300, 1300), of('six berths', 900, 900), of('five stars', 1950, 1950)];
  expect(lowestForAdult(offers)).toEqual({ of: offers[1], cents: 900, onlyFor: null });
});

test('a cheaper place that is left for women alone is not the price of any adult', () => {
  const offers = [of('six berths', 900, null), of('four berths', 1300, 1300)];
  expect(lowestForAdult(offers)).toEqual({ of: offers[1], cents: 1300, onlyFor: null });
});

test('where they pay differently, any adult has a place for the higher price', () => {
  const [offer] = [of('four berths', 1300, 5200)];
  expect(lowestForAdult([offer])).toEqual({ of: offer, cents: 5200, onlyFor: null });
});

test('the last places are told as those of women or of men', () => {
  const offers = [of('four berths', null, 1300), of('six berths', 900, null)];
  expect(lowestForAdult(offers)).toEqual({ of: offers[1], cents: 900, onlyFor: 'women' });
  expect(lowestForAdult(offers.slice(0, 1))).toEqual({ of: offers[0], cents: 1300, onlyFor: 'men' });
});

test('of two equal prices the first counts, and nobody finds what is full', () => {
  const offers = [of('07:00', 600, 600), of('09:00', 600, 600)];
  expect(lowestForAdult(offers)?.of.name).toBe('07:00');
  expect(lowestForAdult([of('full', null, null)])).toBeNull();
  expect(lowestForAdult([])).toBeNull();
});
