import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { looseForeign } from '#domain/core/testing/loose-foreign.ts';
import { cardsOf, driverCard } from '#server/products/hotels/driver.ts';
import { readInventory } from '#server/products/hotels/inventory/import.ts';

const rows = readInventory(readFileSync(new URL('./inventory/sample.jsonl', import.meta.url), 'utf8'));
const cities = rows.filter((row) => row.type === 'city');
const hotels = rows.filter((row) => row.type === 'hotel');
const cityOf = (id: string) => {
  const city = cities.find((one) => one.id === id);
  if (!city) throw new Error(`No city ${id}`);
  return city;
};
const cards = hotels.map((hotel) => ({ hotel, city: cityOf(hotel.city), card: driverCard(hotel, cityOf(hotel.city)) }));

test('each hotel of Iran has a card that a driver can read, and none abroad has one', () => {
  const abroad = cards.filter(({ city }) => city.country !== 'IR');
  expect([cards.length - abroad.length, abroad.length]).toEqual([74, 12]);
  expect(abroad.filter(({ card }) => card !== null)).toEqual([]);
  expect(cardsOf(null)).toEqual({ driver: null, desk: null });
  const wrong = cards.filter(
    ({ card }) =>
      card && (looseForeign(card.fa).length > 0 || (card.fa.split('،')[0]?.match(/هتل|Hotel/gu)?.length ?? 0) > 1),
  );
  expect(wrong.map(({ card }) => card?.fa)).toEqual([]);
  const foreign = cards.filter(({ card }) => card && /[A-Za-z]/.test(card.fa)).map(({ hotel }) => hotel.name.en);
  expect(foreign).toEqual(['Hanna Boutique Hotel']);
});

test('a name without Persian is isolated and said to be missing; a quarter without Persian is left out and said', () => {
  const tehran = { name: { en: 'Tehran', fa: 'تهران' }, country: 'IR' };
  expect(driverCard({ name: { en: 'Hanna Hotel', fa: null }, area: { en: 'Vanak', fa: null } }, tehran)).toEqual({
    fa: 'لطفاً مرا به \u2068Hanna Hotel\u2069، تهران ببرید.',
    en: 'Please take me to Hanna Hotel, Tehran.',
    missing: ['name', 'area'],
  });
  expect(
    driverCard(
      { name: { en: 'Golestan', fa: 'هتل گلستان' }, area: { en: 'central Tehran', fa: 'مرکز تهران' } },
      tehran,
    ),
  ).toEqual({
    fa: 'لطفاً مرا به هتل گلستان، مرکز تهران ببرید.',
    en: 'Please take me to Golestan, central Tehran.',
    missing: [],
  });
});
