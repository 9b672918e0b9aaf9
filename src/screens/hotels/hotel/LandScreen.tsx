import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { kindName } from '#src/screens/hotels/house-names.ts';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { Stars } from '#src/screens/hotels/Stars.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';

export type LandScreenProps = { readonly land: components['schemas']['HotelLand']; readonly form: ReactNode };

/** All hotels of a city or country, without dates and prices. */
export const LandScreen = ({ land, form }: LandScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Breadcrumbs above={[{ href: pathTo.searchHotels(), text: m.hotels_crumb() }]} here={land.name.en} />
        <Stack gap={2}>
          <h1>
            {m.hotels_results_heading({ place: land.name.en })}{' '}
            {land.name.fa ? (
              <span lang="fa" dir="rtl" className="quiet">
                {land.name.fa}
              </span>
            ) : null}
          </h1>
          <p className="quiet">{`${m.hotels_land_lede({ count: land.hotels.length })} ${m.hotels_land_dates()}`}</p>
        </Stack>
        {form}
        <div className={css.list}>
          <ol className={css.cards}>
            {land.hotels.map((hotel, at) => (
              <li key={hotel.hotelId}>
                <article className={css.stay}>
                  <Tile
                    slug={houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind })}
                    isEager={at < 2}
                  />
                  <div>
                    <h2>
                      <a href={pathTo.hotel(hotel.link)}>{hotel.name.en}</a> <Stars count={hotel.stars} />
                    </h2>
                    <div className={css.facts}>
                      <span>{m.hotels_card_place({ kind: kindName(hotel.kind), area: hotel.area.en })}</span>
                      {hotel.amenities.length > 0 ? <span>{hotel.amenities.join(', ')}</span> : null}
                      {land.type === 'country' ? <span>{hotel.city.name.en}</span> : null}
                    </div>
                    {hotel.isInvented ? <Tag tone="line">{m.hotels_card_invented()}</Tag> : null}
                  </div>
                </article>
              </li>
            ))}
          </ol>
        </div>
      </Stack>
    </Wrap>
  </Section>
);
