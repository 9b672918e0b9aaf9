import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import { PriceTiles } from '#src/screens/country/places/PriceTiles.tsx';
import { noPlaceOffer, type PlaceOffer } from '#src/screens/country/places/place-offer.ts';
import { Stack } from '#src/ui/layout.tsx';

type Rooms = {
  readonly checkIn: string;
  readonly checkOut: string;
  /** Hotels with a room, of which the page shows some. */
  readonly count: number;
  readonly offers: readonly {
    readonly link: string;
    readonly name: string;
    readonly stars: number;
    /** Picture slug of the hotel. */
    readonly picture: string;
    readonly total: Money;
  }[];
};
/** Hotels of a place, or the nearest place with some. null: could not be read. */
export type HotelsAtPlace = Rooms | { readonly near: Place | null } | null;

/** The hotels of a place on its page. */
export function placeOffer(place: Place, rooms: HotelsAtPlace): PlaceOffer {
  const none = noPlaceOffer(rooms !== null);
  if (!rooms) return none;
  if ('near' in rooms) return { ...none, prices: rooms.near ? <Near place={place} near={rooms.near} /> : null };
  return {
    ...none,
    isMain: true,
    search: { href: searchOf(place, rooms), text: m.places_hotels_in({ place: place.name }) },
    cost: costOf(place, rooms),
    prices: <Hotels place={place} rooms={rooms} />,
  };
}

const searchOf = ({ slug, name }: Place, { checkIn, checkOut }: Rooms) =>
  pathTo.hotels({ destination: `city/${slug}/${name}`, departing: checkIn, returning: checkOut });

function costOf(place: Place, rooms: Rooms): PlaceOffer['cost'] {
  const { checkIn, checkOut, count, offers } = rooms;
  const [room] = offers;
  if (!room) return null;
  return {
    id: 'rooms',
    href: searchOf(place, rooms),
    text: m.places_cost_rooms({ from: formatDay(checkIn), until: formatDay(checkOut) }),
    detail: count === 1 ? m.places_cost_rooms_window_one() : m.places_cost_rooms_window({ count }),
    price: m.places_from({ price: formatMoney(room.total) }),
  };
}

const Near = ({ place, near }: { readonly place: Place; readonly near: Place }) => (
  <p>
    {m.places_prices_rooms_near({ place: place.name, near: near.name })}{' '}
    <a href={pathTo.place(near.slug)}>{m.places_hotels_in({ place: near.name })}</a>
  </p>
);

const Hotels = ({ place, rooms }: { readonly place: Place; readonly rooms: Rooms }) => {
  const { checkIn, checkOut, offers, count } = rooms;
  return (
    <Stack gap={2}>
      <h3>{m.places_prices_rooms({ from: formatDay(checkIn), until: formatDay(checkOut) })}</h3>
      {offers.length === 0 ? <p>{m.places_prices_rooms_none()}</p> : null}
      <PriceTiles
        tiles={offers.map(({ link, name, stars, picture, total }) => ({
          href: pathTo.hotel(link, { departing: checkIn, returning: checkOut }),
          title: name,
          text: `${stars > 0 ? `${m.hotels_stars({ count: stars })}, ` : ''}${formatMoney(total)}`,
          picture,
        }))}
      />
      <p>
        <a href={searchOf(place, rooms)}>{m.places_prices_rooms_all({ count })}</a>
      </p>
    </Stack>
  );
};
