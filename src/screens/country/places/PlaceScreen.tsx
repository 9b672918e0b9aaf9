import { Fragment, type ReactNode } from 'react';
import { formatCount } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { airportNameOf, cityOf, HUB } from '#domain/country/cities.ts';
import type { Place } from '#domain/country/places.ts';
import { MONTHS, monthRanges, nextMuseumsClosed, nextRamadan } from '#domain/country/seasons.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/places/Places.module.css';
import { PriceList } from '#src/screens/country/places/PriceList.tsx';
import type { PlaceOffer } from '#src/screens/country/places/place-offer.ts';
import { type PlaceOffersData, placeOffersOf } from '#src/screens/country/places/place-offers.gen.ts';
import { type Way, WayDrawing } from '#src/screens/country/places/WayDrawing.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type PlacePage = {
  readonly place: Place;
  /** Server epoch ms of the prices. */
  readonly now: number;
  /** What each product has for this place. */
  readonly offers: PlaceOffersData;
  /** What products show of the ways from the capital; null: nothing, then the ways of `offers` are drawn. */
  readonly between?: ReactNode;
  readonly posts: readonly { readonly slug: string; readonly title: string }[];
  readonly near: readonly Place[];
};

/** `/{city}`: sights, season, the way there, and current prices. */
export const PlaceScreen = ({ place, now, offers: data, between, posts, near }: PlacePage) => {
  const { slug, name, nameFa, say, line } = place;
  const offers = Object.entries(placeOffersOf(place, data)).map(([product, offer]) => ({ product, ...offer }));
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
                  {mainFirst(offers).map(({ product, search, isMain }) =>
                    search ? (
                      <a key={product} href={search.href} {...buttonLook(isMain ? { kind: 'primary' } : {})}>
                        {search.text}
                      </a>
                    ) : null,
                  )}
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
                <WayThere place={place} offers={offers} between={between} />
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
            <Prices now={now} offers={offers} />
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

type Offers = { readonly offers: readonly (PlaceOffer & { readonly product: string })[] };

const mainFirst = (offers: Offers['offers']) => offers.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));

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

const WayThere = ({ place: { name, road }, offers, between }: Offers & Pick<PlacePage, 'place' | 'between'>) => {
  if (road?.km === 0) return null;
  const ways: Way[] = offers.flatMap((offer) => offer.ways);
  if (road)
    ways.push({
      id: 'road',
      title: m.places_way_road(),
      minutes: road.hours * 60,
      text: m.places_way_road_text({ hours: road.hours, km: formatCount(road.km) }),
      price: '',
    });
  return (
    <Stack as="section" gap={3}>
      <h2>{m.places_way()}</h2>
      {between ?? (ways.length > 0 ? <WayDrawing ways={ways} label={m.places_way_drawing({ place: name })} /> : null)}
      {offers
        .flatMap(({ wayTexts }) => wayTexts)
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      {road === null ? <p>{m.places_no_road()}.</p> : null}
      <p className="small quiet">
        <a href={pathTo.post('trains')}>{m.places_trains()}</a>
      </p>
    </Stack>
  );
};

/** Cost of a visit, from the prices below. */
const Cost = ({ offers }: Offers) => {
  const lines = mainFirst(offers).flatMap(({ cost }) => cost ?? []);
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{m.places_cost()}</h3>
      <PriceList lines={lines} />
    </Stack>
  );
};

const Prices = ({ now, offers }: Offers & Pick<PlacePage, 'now'>) => (
  <Stack as="section" gap={5} id="prices">
    <Stack gap={1}>
      <h2>{m.places_prices()}</h2>
      <p className="small quiet">{m.places_prices_asof({ time: clockOf(now) })}</p>
    </Stack>
    {offers.every(({ isRead }) => !isRead) ? <Note tone="warn">{m.places_prices_broken()}</Note> : null}
    <Cost offers={offers} />
    {offers.map(({ product, prices }) => (
      <Fragment key={product}>{prices}</Fragment>
    ))}
  </Stack>
);
