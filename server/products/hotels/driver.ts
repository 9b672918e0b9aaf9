import { persianList } from '#domain/core/persian-text.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import type { components } from '#openapi/generated/types.ts';
import type { CityRow, HotelRow } from '#server/products/hotels/inventory/rows.ts';

type Card = components['schemas']['DriverCard'];
type TripStep = components['schemas']['TripStep'];

/**
 * A sentence for a taxi in Iran, in Persian; null abroad. A name without a known Persian form stays in Latin letters, a
 * quarter without one is left out, and the card says so: nothing is transliterated automatically.
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

/** What the card lacks in Persian; null when complete. */
export const missingWords = ({ missing }: Card): string | null =>
  missing.length === 0 ? null : missing.map((part) => MISSING[part]).join(' ');

/** Cards to show on the way to a hotel and at its desk; empty where the desk does not read Persian. */
export const cardsOf = (driver: Card | null): Pick<TripStep, 'driver' | 'desk'> => ({
  driver: driver && { fa: driver.fa, say: null, en: driver.en, note: missingWords(driver) },
  desk: driver && {
    fa: 'سلام. این گذرنامه و واچر هتل من است.',
    say: 'Salām. In gozarnāme va vācher-e hotel-e man ast.',
    en: 'Hello. Here are my passport and my hotel voucher.',
    note: null,
  },
});
