import { formatCount, formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatDay, formatDuration, formatFullDay } from '#domain/core/time.ts';
import { airportNameOf, cityOf, citySlug, HUB } from '#domain/country/cities.ts';
import type { Place } from '#domain/country/places.ts';
import { MONTHS, monthRanges, nextMuseumsClosed, nextRamadan } from '#domain/country/seasons.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/places/Places.module.css';
import { WayDrawing } from '#src/screens/country/places/WayDrawing.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { flag, Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

type Money = components['schemas']['Money'];

export type PlacePage = {
  readonly place: Place;
  /** Server epoch ms of the prices. */
  readonly now: number;
  /** `none`: no flights. null: could not be read. */
  readonly flights:
    | {
        readonly origin: string;
        readonly destination: string;
        readonly days: readonly { readonly date: string; readonly lowest: Money | null }[];
        /** Gate to gate. */
        readonly minutes: number | null;
        /** Lowest adult fare of the next 60 days. */
        readonly lowest: { readonly adult: Money; readonly date: string } | null;
      }
    | 'none'
    | null;
  /** From its airport to others. */
  readonly fares: {
    readonly origin: string;
    readonly fares: readonly {
      readonly destination: string;
      readonly adult: Money;
      readonly date: string;
      readonly durationMinutes: number;
    }[];
  } | null;
  readonly rooms:
    | {
        readonly checkIn: string;
        readonly checkOut: string;
        readonly count: number;
        readonly offers: readonly {
          readonly link: string;
          readonly name: string;
          readonly stars: number;
          /** Picture slug of the hotel. */
          readonly picture: string;
          readonly total: Money;
        }[];
      }
    | { readonly near: Place | null }
    | null;
  readonly posts: readonly { readonly slug: string; readonly title: string }[];
  readonly near: readonly Place[];
};

/** `/{city}`: sights, season, the way there, and current prices. */
export const PlaceScreen = ({ place, now, flights, fares, rooms, posts, near }: PlacePage) => {
  const { slug, name, nameFa, say, line } = place;
  return (
    <>
      <div className={css.front} aria-hidden="true">
        <Tile slug={slug} shape="maidan" isEager />
      </div>
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <Stack gap={3}>
              <Breadcrumbs
                above={[
                  { href: pathTo.home(), text: m.visa_crumb_home() },
                  { href: pathTo.destinations(), text: m.places_nav() },
                ]}
                here={name}
              />
              <div className={css.head}>
                <Stack gap={3}>
                  <h1>
                    {name}{' '}
                    <span lang="fa" dir="rtl" className={css.persian}>
                      {nameFa}
                    </span>
                  </h1>
                  <p className="quiet">
                    {m.places_say()} <b>{say}</b>
                  </p>
                  <p className={css.lede}>{line}</p>
                </Stack>
                <Row>
                  {rooms && 'offers' in rooms ? (
                    <a href={hotelsHref(place, rooms)} {...buttonLook({ kind: 'primary' })}>
                      {m.places_hotels_in({ place: name })}
                    </a>
                  ) : null}
                  {flights && flights !== 'none' ? (
                    <a href={pathTo.flights(flights)} {...buttonLook()}>
                      {m.places_flights_to({ place: cityOf(flights.destination) })}
                    </a>
                  ) : null}
                  <a href={pathTo.countryMap({ place: place.slug })} {...buttonLook({ kind: 'quiet' })}>
                    {m.places_on_map_here()}
                  </a>
                </Row>
              </div>
            </Stack>
            <Facts place={place} />
            <Split>
              <Stack gap={6}>
                <See place={place} today={dayOf(now)} />
                <When place={place} today={dayOf(now)} />
                <Way place={place} flights={flights} />
              </Stack>
              <aside>
                <Stack gap={5}>
                  {place.food.length > 0 ? (
                    <Stack as="section" gap={2}>
                      <h2 className="strong">{m.places_eat()}</h2>
                      <p>{place.food.join(', ')}</p>
                      <p className="small quiet">{m.places_unsure()}</p>
                    </Stack>
                  ) : null}
                  {posts.length > 0 ? (
                    <Stack as="section" gap={2}>
                      <h2 className="strong">{m.places_posts()}</h2>
                      <ul className={css.posts}>
                        {posts.map((post) => (
                          <li key={post.slug}>
                            <a href={pathTo.post(post.slug)}>{post.title}</a>
                          </li>
                        ))}
                      </ul>
                    </Stack>
                  ) : null}
                </Stack>
              </aside>
            </Split>
            <Prices place={place} now={now} flights={flights} fares={fares} rooms={rooms} />
            <Stack as="section" gap={3}>
              <h2 className="strong">{m.places_more({ place: name })}</h2>
              <Row>
                {near.map((other) => (
                  <a key={other.slug} href={pathTo.place(other.slug)}>
                    {other.name}
                  </a>
                ))}
              </Row>
            </Stack>
          </Stack>
        </Wrap>
      </Section>
    </>
  );
};

const hotelsHref = (
  { slug, name }: Place,
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
) => pathTo.hotels({ destination: `city/${slug}/${name}`, departing: checkIn, returning: checkOut });

const Facts = ({ place: { days, airports, road, months, province } }: { readonly place: Place }) => (
  <dl className={css.facts}>
    <div>
      <dt>{m.places_facts_stay()}</dt>
      <dd>{days === 1 ? m.places_facts_day() : m.places_facts_days({ count: days })}</dd>
    </div>
    <div>
      <dt>{m.places_facts_airport()}</dt>
      <dd>{airports.map((code) => `${code === HUB ? airportNameOf(code) : cityOf(code)} (${code})`).join(', ')}</dd>
    </div>
    {road && road.km > 0 ? (
      <div>
        <dt>{m.places_facts_road()}</dt>
        <dd>{m.places_facts_hours({ hours: road.hours, km: formatCount(road.km) })}</dd>
      </div>
    ) : null}
    <div>
      <dt>{m.places_facts_months()}</dt>
      <dd>{monthRanges(months)}</dd>
    </div>
    <div>
      <dt>{m.places_facts_province()}</dt>
      <dd>{province}</dd>
    </div>
  </dl>
);

const See = ({ place: { sights }, today }: { readonly place: Place; readonly today: string }) => {
  const closed = nextMuseumsClosed(today);
  return (
    <Stack as="section" gap={3}>
      <h2>{m.places_see()}</h2>
      <ul className={css.sights}>
        {sights.map(({ name, heritage }) => (
          <li key={name}>
            <b>{name}</b> {heritage ? <Tag tone="accent">{m.places_unesco()}</Tag> : null}
          </li>
        ))}
      </ul>
      <p className="small quiet">{m.places_see_note()}</p>
      {closed ? <Note tone="warn">{m.places_see_closed({ day: formatFullDay(closed) })}</Note> : null}
    </Stack>
  );
};

const When = ({ place: { name, months }, today }: { readonly place: Place; readonly today: string }) => {
  const ramadan = nextRamadan(today);
  return (
    <Stack as="section" gap={3}>
      <h2>{m.places_when()}</h2>
      <ol className={css.months} aria-label={m.places_when_year({ place: name, months: monthRanges(months) })}>
        {MONTHS.map((month, index) => (
          <li key={month} data-best={months.includes(index + 1) ? '' : undefined}>
            {month.slice(0, 3)}
          </li>
        ))}
      </ol>
      <p className={`small quiet ${css.key}`}>
        <i data-best="" /> {m.places_when_best()} <i /> {m.places_when_other()}
      </p>
      <p>{m.places_when_nowruz()}</p>
      {ramadan ? (
        <p>{m.places_when_ramadan({ from: formatFullDay(ramadan.from), until: formatFullDay(ramadan.until) })}</p>
      ) : null}
    </Stack>
  );
};

const Way = ({ place: { slug, name, road }, flights }: Pick<PlacePage, 'place' | 'flights'>) => {
  if (road?.km === 0) return null;
  const air = flights && flights !== 'none' ? flights : null;
  const lowest = air ? (air.lowest ?? lowestDay(air.days)) : null;
  const ways = [
    ...(air?.minutes
      ? [
          {
            id: 'plane',
            title: m.places_way_plane(),
            minutes: air.minutes,
            text: m.places_way_plane_text({ time: formatDuration(air.minutes) }),
            price: lowest ? formatRoundMoney(lowest.adult) : '',
          },
        ]
      : []),
    ...(road
      ? [
          {
            id: 'road',
            title: m.places_way_road(),
            minutes: road.hours * 60,
            text: m.places_way_road_text({ hours: road.hours, km: formatCount(road.km) }),
            price: '',
          },
        ]
      : []),
  ];
  return (
    <Stack as="section" gap={3}>
      <h2>{m.places_way()}</h2>
      {ways.length > 0 ? <WayDrawing ways={ways} label={m.places_way_drawing({ place: name })} /> : null}
      {air && lowest ? <p>{windowOf(air, lowest)}</p> : null}
      {air && citySlug(air.destination) !== slug ? (
        <p>{m.places_way_none({ airport: `${cityOf(air.destination)} (${air.destination})` })}</p>
      ) : null}
      {road === null ? <p>{m.places_no_road()}.</p> : null}
      <p className="small quiet">
        {m.places_way_else()} <a href={pathTo.post('trains')}>{m.places_trains()}</a>
      </p>
    </Stack>
  );
};

type Air = Exclude<PlacePage['flights'], 'none' | null>;
type DayFare = { readonly adult: Money; readonly date: string };

/** The cheapest listed day; the earliest of equals. */
const lowestDay = (days: Air['days']): DayFare | null =>
  days
    .flatMap(({ date, lowest }) => (lowest ? { date, adult: lowest } : []))
    .toSorted((a, b) => a.adult.amount - b.adult.amount)[0] ?? null;

const highestOf = (days: Air['days']) => Math.max(...days.map(({ lowest }) => lowest?.amount ?? 0));

/** Share of the highest fare; the number is above it. */
const Bar = ({ part }: { readonly part: number }) => (
  <svg className={css.bar} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h100v3H0z" />
    <path d={`M0 0h${Math.round(part * 100)}v3H0z`} />
  </svg>
);

/** Days with the lowest fare. */
function windowOf({ days, lowest }: Air, { adult, date }: DayFare): string {
  const fare = { price: formatMoney(adult), day: formatDay(date) };
  return lowest ? m.places_way_window_sixty(fare) : m.places_way_window({ ...fare, ...firstAndLast(days) });
}

const firstAndLast = (days: Air['days']) => ({
  from: formatDay(days[0]?.date ?? ''),
  until: formatDay(days.at(-1)?.date ?? ''),
});

/** Cost for two people and two nights, from the prices below. */
const Cost = ({ place, flights, rooms }: Pick<PlacePage, 'place' | 'flights' | 'rooms'>) => {
  const air = flights && flights !== 'none' ? flights : null;
  const fare = air && lowestDay(air.days);
  const sold = rooms && 'offers' in rooms ? rooms : null;
  const [room] = sold?.offers ?? [];
  if (!fare && !room) return null;
  return (
    <Stack gap={2}>
      <h3>{m.places_cost()}</h3>
      <ul className={css.fares}>
        {sold && room ? (
          <li>
            <a href={hotelsHref(place, sold)}>
              <span>
                {m.places_cost_rooms({ from: formatDay(sold.checkIn), until: formatDay(sold.checkOut) })}
                <small>
                  {sold.count === 1
                    ? m.places_cost_rooms_window_one()
                    : m.places_cost_rooms_window({ count: sold.count })}
                </small>
              </span>
              <b>{m.places_from({ price: formatMoney(room.total) })}</b>
            </a>
          </li>
        ) : null}
        {air && fare ? (
          <li>
            <a href={pathTo.flights(air, { departing: fare.date })}>
              <span>
                {m.places_cost_flight()}
                <small>{m.places_cost_flight_window({ ...firstAndLast(air.days), day: formatDay(fare.date) })}</small>
              </span>
              <b>{m.places_from({ price: formatMoney(fare.adult) })}</b>
            </a>
          </li>
        ) : null}
      </ul>
    </Stack>
  );
};

const Prices = ({ place, now, flights, fares, rooms }: Omit<PlacePage, 'near' | 'posts'>) => {
  const isBroken = flights === null && rooms === null;
  return (
    <Stack as="section" gap={5} id="prices">
      <Stack gap={1}>
        <h2>{m.places_prices()}</h2>
        <p className="small quiet">{m.places_prices_asof({ time: clockOf(now) })}</p>
      </Stack>
      {isBroken ? <Note tone="warn">{m.places_prices_broken()}</Note> : null}
      <Cost place={place} flights={flights} rooms={rooms} />
      {flights && flights !== 'none' ? (
        <Stack gap={2}>
          <h3>{m.places_prices_air({ place: cityOf(flights.destination) })}</h3>
          {flights.days.some(({ lowest }) => lowest) ? (
            <ul className={css.days}>
              {flights.days.map(({ date, lowest }) => (
                <li key={date} data-lowest={flag(lowest?.amount === lowestDay(flights.days)?.adult.amount)}>
                  {lowest ? (
                    <a href={pathTo.flights(flights, { departing: date })}>
                      <span>{formatDay(date)}</span>
                      <b>{formatMoney(lowest)}</b>
                      <Bar part={lowest.amount / highestOf(flights.days)} />
                    </a>
                  ) : (
                    <span className="quiet">
                      <span>{formatDay(date)}</span>
                      <b>{m.places_prices_full()}</b>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{m.places_prices_air_none()}</p>
          )}
        </Stack>
      ) : null}
      {fares && fares.fares.length > 0 ? (
        <Stack gap={2}>
          <h3>{m.places_prices_air_from({ place: cityOf(fares.origin) })}</h3>
          <ul className={css.fares}>
            {fares.fares.map(({ destination, adult, date }) => (
              <li key={destination}>
                <a href={pathTo.flights({ origin: fares.origin, destination }, { departing: date })}>
                  <span>
                    {cityOf(destination)}, {formatDay(date)}
                  </span>
                  <b>{formatMoney(adult)}</b>
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
      <Rooms place={place} rooms={rooms} />
    </Stack>
  );
};

const Rooms = ({ place, rooms }: Pick<PlacePage, 'place' | 'rooms'>) => {
  if (!rooms) return null;
  if ('near' in rooms)
    return rooms.near ? (
      <p>
        {m.places_prices_rooms_near({ place: place.name, near: rooms.near.name })}{' '}
        <a href={pathTo.place(rooms.near.slug)}>{m.places_hotels_in({ place: rooms.near.name })}</a>
      </p>
    ) : null;
  const { checkIn, checkOut, offers, count } = rooms;
  return (
    <Stack gap={2}>
      <h3>{m.places_prices_rooms({ from: formatDay(checkIn), until: formatDay(checkOut) })}</h3>
      {offers.length === 0 ? <p>{m.places_prices_rooms_none()}</p> : null}
      <ul className={css.houses}>
        {offers.map(({ link, name, stars, picture, total }) => (
          <li key={link}>
            <a href={pathTo.hotel(link, { departing: checkIn, returning: checkOut })}>
              <Tile slug={picture} />
              <b>{name}</b>
              <span>
                {stars > 0 ? `${m.hotels_stars({ count: stars })}, ` : ''}
                {formatMoney(total)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={hotelsHref(place, rooms)}>{m.places_prices_rooms_all({ count })}</a>
      </p>
    </Stack>
  );
};
