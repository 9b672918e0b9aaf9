import { euro } from '#domain/core/money.ts';
import type { Place } from '#domain/country/places.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { readTransportPrices } from '#src/platform/transport/transport-prices-query.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import type { LoadPlaceOffer } from '#src/routes/-support/country/load-place-offer.ts';
import type { TransferAtPlace } from '#src/screens/transport/place-offer.tsx';

/** What a car to a place costs at least, from the nearest airport that sells one. */
export const loadPlaceOffer: LoadPlaceOffer<TransferAtPlace> = (context, { place }) =>
  orNull(forAll(context, `place transfer ${place.slug}`, (api) => transferTo(api, place)));

async function transferTo(api: Api, { name, airports }: Place): Promise<TransferAtPlace> {
  const prices = await readTransportPrices(api, 'transfer');
  if (prices?.kind !== 'transfer') return { least: null };
  const [cheapest] = prices.cars;
  for (const airport of airports) {
    const sold = prices.airports.find((one) => one.airport === airport);
    const zones = (sold?.zones ?? []).filter(({ en }) => en === name || en.startsWith(`${name},`));
    const [least] = zones.toSorted((one, other) => one.day.sedan - other.day.sedan);
    if (!least || !cheapest) continue;
    return {
      least: {
        ...{ airport, zone: zones.length === 1 ? least.id : null },
        ...{ car: cheapest.en, people: cheapest.people, price: euro(least.day[cheapest.car]) },
      },
    };
  }
  return { least: null };
}
