import { persianList } from '#domain/core/persian-text.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import type { components } from '#openapi/generated/types.ts';
import type { CityRow, HotelRow } from '#server/products/hotels/inventory/rows.ts';

type Card = components['schemas']['DriverCard'];
type TripStep = components['schemas']['TripStep'];

/**
 * A sentence for a taxi in Iran, in Persian; null elsewhere, where a Persian sentence helps nobody. A name that is not known
 * in Persian stands in Latin letters, a quarter is left out, and both are said to be missing: nothing is transliterated by
 * machine.
 */
export function driverCard(
  { name, area }: Pick<HotelRow, 'name' | 'area'>,
  { name: city, country }: Pick<CityRow, 'name' | 'country'>,
): Card | null {
  if (country !== 'IR') return null;
  const inCity = city.fa ?? city.en;
  const place = area.fa === null ? [inCity] : placeParts(area.fa, inCity);
  const placeEn = area.fa === null ? [city.en] : placeParts(area.en, city.en);
  return {
    fa: `لطفاً مرا به ${persianList([name.fa ?? name.en, ...place])} ببرید.`,
    en: `Please take me to ${[name.en, ...placeEn].join(', ')}.`,
    missing: [...(name.fa === null ? (['name'] as const) : []), ...(area.fa === null ? (['area'] as const) : [])],
  };
}

const MISSING: Readonly<Record<Card['missing'][number], string>> = {
  name: 'We do not know the Persian name of this hotel.',
  area: 'We do not know the Persian name of its quarter.',
};

/** What a card does not say in Persian, in words; null where it says everything. */
export const missingWords = ({ missing }: Card): string | null =>
  missing.length === 0 ? null : missing.map((part) => MISSING[part]).join(' ');

/** What is held out on the way to a hotel and at its desk; nothing where the desk does not read Persian. */
export const cardsOf = (driver: Card | null): Pick<TripStep, 'driver' | 'desk'> => ({
  driver: driver && { fa: driver.fa, say: null, en: driver.en, note: missingWords(driver) },
  desk: driver && {
    fa: 'سلام. این گذرنامه و واچر هتل من است.',
    say: 'Salām. In gozarnāme va vācher-e hotel-e man ast.',
    en: 'Hello. Here are my passport and my hotel voucher.',
    note: null,
  },
});
