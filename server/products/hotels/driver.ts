import type { components } from '#openapi/generated/types.ts';
import type { CityRow, HotelRow } from '#server/products/hotels/inventory/rows.ts';

type Card = components['schemas']['DriverCard'];

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
