import { type ComponentType, type RefObject, useRef } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, formatDay, formatDuration } from '#domain/core/time.ts';
import { cityOf, citySlug } from '#domain/country/cities.ts';
import { heritageFor, MAP_LAYERS, type MapLayer, nearestPlace, placesFor } from '#domain/country/country-map.ts';
import type { HeritageSite } from '#domain/country/heritage.ts';
import { type Place, placeOf } from '#domain/country/places.ts';
import type { CountryMapEvent } from '#machines/country/country-map/types.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/country-map/CountryMap.module.css';
import { type CountryPage, hotelsOfPlace, type PlaceFare } from '#src/screens/country/country-map/country-page.ts';
import { DrawnCountry } from '#src/screens/country/country-map/DrawnCountry.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { flag, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type LiveCountryProps = Pick<CountryMapScreenProps, 'view' | 'page' | 'send'> & {
  readonly places: readonly Place[];
  readonly box: RefObject<HTMLElement | null>;
};

export type CountryMapScreenProps = {
  readonly view: CountryMapView;
  readonly page: CountryPage;
  /** The interactive map, once loaded. */
  readonly Live: ComponentType<LiveCountryProps> | null;
  readonly send: (event: CountryMapEvent) => void;
};

const LAYER_WORDS: Readonly<Record<MapLayer, () => string>> = {
  places: m.countrymap_layer_places,
  routes: m.countrymap_layer_routes,
  unesco: m.countrymap_layer_unesco,
};

/** `/geeevmap`: Iran on one page. Form and list work without JavaScript; the map shows the same. */
export function CountryMapScreen({ view, page, Live, send }: CountryMapScreenProps) {
  const { query, layers, chosen } = view;
  const box = useRef<HTMLDivElement>(null);
  const others = page.otherNames ?? undefined;
  const places = placesFor(query, others);
  const place = chosen === null ? undefined : placeOf(chosen);
  return (
    <div className={css.page}>
      <div className={css.panel}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.countrymap_title()} />
            <h1>{m.countrymap_title()}</h1>
          </Stack>
          <search>
            <form action={pathTo.countryMap()}>
              <Stack gap={3}>
                <TextField
                  id="map-q"
                  name="q"
                  type="search"
                  label={m.countrymap_search()}
                  autoComplete="off"
                  value={query}
                  onChange={(text) => send({ type: 'query.type', query: text })}
                />
                <SelectField
                  id="map-from"
                  name="from"
                  label={m.countrymap_from()}
                  defaultValue={page.origin}
                  options={page.origins.map(({ code, city }) => ({ value: code, label: city }))}
                />
                <fieldset>
                  <legend className="strong small">{m.countrymap_show()}</legend>
                  {MAP_LAYERS.map((layer) => (
                    <CheckField
                      key={layer}
                      id={`layer-${layer}`}
                      name={layer}
                      label={LAYER_WORDS[layer]()}
                      checked={layers.includes(layer)}
                      onChange={() => send({ type: 'layer.toggle', layer })}
                    />
                  ))}
                </fieldset>
                <Row>
                  <Button type="submit" size="s">
                    {m.countrymap_submit()}
                  </Button>
                </Row>
              </Stack>
            </form>
          </search>
          {place ? <PlaceCard place={place} page={page} onClose={() => send({ type: 'place.close' })} /> : null}
        </Stack>
      </div>
      <div className={css.box} ref={box}>
        {view.kind === 'there' && Live ? (
          <Live view={view} page={page} places={layers.includes('places') ? places : []} box={box} send={send} />
        ) : (
          <>
            <DrawnCountry view={view} page={page} places={places} size="wide" />
            <DrawnCountry view={view} page={page} places={places} size="narrow" />
            <div className={css.over}>
              <Button size="s" isBusy={view.kind === 'loading'} onClick={() => send({ type: 'map.show' })}>
                {m.countrymap_move()}
              </Button>
              <Status>{view.kind === 'failed' ? <Note tone="warn">{m.countrymap_failed()}</Note> : null}</Status>
            </div>
          </>
        )}
        <span className={css.credit}>{m.hotels_map_credit()}</span>
      </div>
      <div className={`${css.panel} ${css.lists}`}>
        <Stack gap={5}>
          {page.fares === null ? <Note tone="warn">{m.countrymap_no_fares()}</Note> : null}
          {page.fares !== null && page.rooms === null ? <Note tone="warn">{m.countrymap_no_rooms()}</Note> : null}
          {layers.includes('places') || layers.includes('routes') ? (
            <Places places={places} page={page} chosen={chosen} />
          ) : null}
          {layers.includes('unesco') ? <Heritage sites={heritageFor(query, others)} /> : null}
        </Stack>
      </div>
    </div>
  );
}

const fareOf = ({ fares }: CountryPage, slug: string): PlaceFare | undefined =>
  fares?.find((fare) => fare.slug === slug);

type CardProps = { readonly place: Place; readonly page: CountryPage; readonly onClose: () => void };

function PlaceCard({ place, page, onClose }: CardProps) {
  const { slug, name, nameFa, line } = place;
  const fare = fareOf(page, slug);
  const hotels = hotelsOfPlace(place, page.rooms);
  return (
    <Card as="section" gap={3}>
      <div className={css.card}>
        <Tile slug={slug} />
        <div>
          <h2 className="strong">
            {name}{' '}
            <span lang="fa" dir="rtl">
              {nameFa}
            </span>
          </h2>
          <p className="small quiet">{line}</p>
        </div>
        <Button size="s" kind="quiet" isIcon icon="x" aria-label={m.countrymap_close()} onClick={onClose} />
      </div>
      {fare ? (
        <p>{m.countrymap_cheapest({ price: formatMoney(fare.adult), day: formatDay(fare.date) })}</p>
      ) : slug === citySlug(page.origin) ? null : (
        <p className="small quiet">{m.countrymap_no_flight()}</p>
      )}
      <Row>
        {fare ? (
          <a
            {...buttonLook({ kind: 'primary', size: 's' })}
            href={pathTo.flights({ origin: fare.origin, destination: fare.destination }, { departing: fare.date })}
          >
            {m.countrymap_fly({ day: formatDay(fare.date) })}
          </a>
        ) : null}
        {hotels ? (
          <a {...buttonLook({ size: 's' })} href={hotels.href}>
            {hotels.text}
          </a>
        ) : null}
        <a {...buttonLook({ size: 's' })} href={pathTo.place(slug)}>
          {m.countrymap_place()}
        </a>
      </Row>
    </Card>
  );
}

type PlacesProps = { readonly places: readonly Place[]; readonly page: CountryPage; readonly chosen: string | null };

/** Places with a fare first, cheapest first. */
function Places({ places, page, chosen }: PlacesProps) {
  const order = ({ slug }: Place) => fareOf(page, slug)?.adult.amount ?? Number.POSITIVE_INFINITY;
  const sorted = places.toSorted((a, b) => order(a) - order(b) || 0);
  return (
    <section aria-labelledby="map-places">
      <h2 className="strong" id="map-places">
        {places.length === 1 ? m.countrymap_places_one() : m.countrymap_places({ count: places.length })}
      </h2>
      {page.fares ? (
        <p className="small quiet">{m.countrymap_asof({ city: cityOf(page.origin), time: clockOf(page.now) })}</p>
      ) : null}
      {page.rooms ? (
        <p className="small quiet">
          {m.countrymap_hotels_asof({ from: formatDay(page.rooms.checkIn), until: formatDay(page.rooms.checkOut) })}
        </p>
      ) : null}
      {places.length === 0 ? <p>{m.countrymap_none()}</p> : null}
      <ul className={css.list}>
        {sorted.map((place) => (
          <Line key={place.slug} place={place} page={page} isChosen={place.slug === chosen} />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { readonly place: Place; readonly page: CountryPage; readonly isChosen: boolean };

const Line = ({ place, page, isChosen }: LineProps) => {
  const { slug, name, nameFa } = place;
  const fare = fareOf(page, slug);
  const hotels = hotelsOfPlace(place, page.rooms);
  return (
    <li data-hot={flag(isChosen)}>
      <span>
        <a href={pathTo.place(slug)}>{name}</a>{' '}
        <span lang="fa" dir="rtl" className="quiet">
          {nameFa}
        </span>
      </span>
      {fare ? (
        <a href={pathTo.flights({ origin: fare.origin, destination: fare.destination }, { departing: fare.date })}>
          {formatMoney(fare.adult)}
        </a>
      ) : null}
      <small>
        {fare
          ? m.countrymap_line({ code: fare.destination, time: formatDuration(fare.minutes), day: formatDay(fare.date) })
          : wayTo(place, page.origin)}
      </small>
      {hotels ? (
        <small>
          <a href={hotels.href}>{hotels.text}</a>
        </small>
      ) : null}
    </li>
  );
};

/** Text for a place without a fare. */
function wayTo({ slug, province, road }: Place, origin: string): string {
  if (slug === citySlug(origin)) return m.countrymap_line_here();
  if (!road) return m.countrymap_line_island({ province });
  return road.km === 0 ? province : m.countrymap_line_road({ province, hours: road.hours });
}

function Heritage({ sites }: { readonly sites: readonly HeritageSite[] }) {
  return (
    <section aria-labelledby="map-unesco">
      <h2 className="strong" id="map-unesco">
        {sites.length === 1 ? m.countrymap_unesco_one() : m.countrymap_unesco({ count: sites.length })}
      </h2>
      <ul className={css.list}>
        {sites.map((site) => (
          <li key={site.id}>
            {site.point ? <a href={pathTo.place(nearestPlace(site.point).slug)}>{site.name}</a> : site.name}
            <small>{lineOf(site)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function lineOf({ name, year, point }: HeritageSite): string {
  if (!point) return m.countrymap_unesco_spread({ year });
  const place = nearestPlace(point).name;
  return place === name ? m.countrymap_unesco_since({ year }) : m.countrymap_unesco_line({ year, place });
}
