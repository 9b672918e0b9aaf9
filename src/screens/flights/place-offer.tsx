import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay, formatDuration } from '#domain/core/time.ts';
import { cityOf, citySlug } from '#domain/country/cities.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import { type DayPrice, lowestDay, type PriceDay, PriceDays } from '#src/screens/country/places/PriceDays.tsx';
import { PriceList } from '#src/screens/country/places/PriceList.tsx';
import { noPlaceOffer, type PlaceOffer } from '#src/screens/country/places/place-offer.ts';
import { Stack } from '#src/ui/layout.tsx';

/** Flights from the capital to a place, on some days. */
type Air = {
  readonly origin: string;
  readonly destination: string;
  readonly days: readonly PriceDay[];
  /** Gate to gate; null if no flight is on sale on the first day. */
  readonly minutes: number | null;
  /** Lowest adult fare of the next 60 days; null if unknown. */
  readonly lowest: DayPrice | null;
};
type FaresFrom = { readonly origin: string; readonly fares: readonly (DayPrice & { readonly destination: string })[] };

export type FlightsAtPlace = {
  /** `none`: no flights. null: could not be read. */
  readonly to: Air | 'none' | null;
  /** From its airport to others; null: it has none, or they could not be read. */
  readonly from: FaresFrom | null;
};

/** The flights of a place on its page. */
export function placeOffer(place: Place, { to, from }: FlightsAtPlace): PlaceOffer {
  const none = noPlaceOffer(to !== null);
  if (to === null || to === 'none') return { ...none, prices: <Fares from={from} /> };
  return {
    ...none,
    search: { href: pathTo.flights(to), text: m.places_flights_to({ place: cityOf(to.destination) }) },
    ...wayOf(place, to),
    cost: costOf(to),
    prices: (
      <>
        <Days air={to} />
        <Fares from={from} />
      </>
    ),
  };
}

function wayOf({ slug }: Place, air: Air): Pick<PlaceOffer, 'ways' | 'wayTexts'> {
  const { minutes, destination } = air;
  const lowest = air.lowest ?? lowestDay(air.days);
  return {
    ways: minutes
      ? [
          {
            id: 'plane',
            title: m.places_way_plane(),
            minutes,
            text: m.places_way_plane_text({ time: formatDuration(minutes) }),
            price: lowest ? formatRoundMoney(lowest.adult) : '',
          },
        ]
      : [],
    wayTexts: [
      ...(lowest ? [windowOf(air, lowest)] : []),
      ...(citySlug(destination) === slug
        ? []
        : [m.places_way_none({ airport: `${cityOf(destination)} (${destination})` })]),
    ],
  };
}

/** Days with the lowest fare. */
function windowOf({ days, lowest }: Air, { adult, date }: DayPrice): string {
  const fare = { price: formatMoney(adult), day: formatDay(date) };
  return lowest ? m.places_way_window_sixty(fare) : m.places_way_window({ ...fare, ...firstAndLast(days) });
}

const firstAndLast = (days: Air['days']) => ({
  from: formatDay(days[0]?.date ?? ''),
  until: formatDay(days.at(-1)?.date ?? ''),
});

function costOf(air: Air): PlaceOffer['cost'] {
  const fare = lowestDay(air.days);
  return (
    fare && {
      id: 'flight',
      href: pathTo.flights(air, { departing: fare.date }),
      text: m.places_cost_flight(),
      detail: m.places_cost_flight_window({ ...firstAndLast(air.days), day: formatDay(fare.date) }),
      price: m.places_from({ price: formatMoney(fare.adult) }),
    }
  );
}

const Days = ({ air }: { readonly air: Air }) => (
  <Stack gap={2}>
    <h3>{m.places_prices_air({ place: cityOf(air.destination) })}</h3>
    {air.days.some(({ lowest }) => lowest) ? (
      <PriceDays days={air.days} hrefOn={(departing) => pathTo.flights(air, { departing })} />
    ) : (
      <p>{m.places_prices_air_none()}</p>
    )}
  </Stack>
);

const Fares = ({ from }: Pick<FlightsAtPlace, 'from'>) => {
  if (!from || from.fares.length === 0) return null;
  const { origin, fares } = from;
  return (
    <Stack gap={2}>
      <h3>{m.places_prices_air_from({ place: cityOf(origin) })}</h3>
      <PriceList
        lines={fares.map(({ destination, adult, date }) => ({
          id: destination,
          href: pathTo.flights({ origin, destination }, { departing: date }),
          text: `${cityOf(destination)}, ${formatDay(date)}`,
          price: formatMoney(adult),
        }))}
      />
    </Stack>
  );
};
