import type { components } from '#openapi/generated/types.ts';
import type { CityRow, HotelRow } from '#server/products/hotels/inventory/rows.ts';

type Card = components['schemas']['DriverCard'];
type TripStep = components['schemas']['TripStep'];
type Hotel = {
  readonly name: { readonly en: string };
  readonly area: { readonly en: string };
  readonly city: Pick<CityRow, 'name'>;
  readonly driver: Card;
};

/**
 * A sentence for a taxi, in Persian as far as it is known. What has no Persian name stays in Latin letters and is said to
 * be missing: nothing is transliterated by machine.
 */
export function driverCard({ name, area }: Pick<HotelRow, 'name' | 'area'>, city: Pick<CityRow, 'name'>): Card {
  const hotel = name.fa ?? `هتل ${name.en}`;
  const parts = [hotel, area.fa ?? area.en, city.name.fa ?? city.name.en];
  return {
    fa: `لطفاً مرا به ${parts.join('، ')} ببرید.`,
    missing: [...(name.fa === null ? (['name'] as const) : []), ...(area.fa === null ? (['area'] as const) : [])],
  };
}

/** What is held out on the way to a hotel and at its desk. */
export const cardsOf = ({ name, area, city, driver }: Hotel): Pick<TripStep, 'driver' | 'desk'> => ({
  driver: { fa: driver.fa, say: null, en: `Please take me to ${name.en}, ${area.en}, ${city.name.en}.` },
  desk: {
    fa: 'سلام. این گذرنامه و واچر هتل من است.',
    say: 'Salām. In gozarnāme va vāucher-e hotel-e man ast.',
    en: 'Hello. Here are my passport and my hotel voucher.',
  },
});
