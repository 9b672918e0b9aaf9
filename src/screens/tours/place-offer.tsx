import { formatRoundMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import { PriceList } from '#src/screens/country/places/PriceList.tsx';
import { noPlaceOffer, type PlaceOffer } from '#src/screens/country/places/place-offer.ts';
import { Stack } from '#src/ui/layout.tsx';

/** Tours that come through a place. null: could not be read. */
export type ToursAtPlace = {
  readonly count: number;
  /** For how many people the prices are. */
  readonly people: number;
  /** Those that the page shows. */
  readonly tours: readonly {
    readonly slug: string;
    readonly title: string;
    readonly days: number;
    /** First day of the next departure with places for two; null of a day tour, and when there is none. */
    readonly next: string | null;
    /** The least an adult pays; null where nothing can be booked at once. */
    readonly each: Money | null;
  }[];
} | null;

/** The tours of a place on its page. */
export function placeOffer(place: Place, through: ToursAtPlace): PlaceOffer {
  const none = noPlaceOffer(through !== null);
  if (!through || through.count === 0) return none;
  const { count, people, tours } = through;
  const href = pathTo.toursSearch({ city: place.slug });
  return {
    ...none,
    search: { href, text: m.tourplaces_search({ place: place.name }) },
    prices: (
      <Stack gap={2}>
        <h3>{m.tourplaces_title({ place: place.name, people })}</h3>
        <PriceList
          lines={tours.map(({ slug, title, days, next, each }) => ({
            id: slug,
            href: pathTo.tour(slug),
            text: title,
            detail: [
              m.tourpage_length({ count: days }),
              ...(next ? [m.tourplaces_next({ day: formatFullDay(next) })] : []),
            ].join(', '),
            price: each ? m.places_from({ price: formatRoundMoney(each) }) : m.tourplaces_see(),
          }))}
        />
        {count > tours.length ? (
          <p>
            <a href={href}>{m.tourplaces_all({ count })}</a>
          </p>
        ) : null}
      </Stack>
    ),
  };
}
