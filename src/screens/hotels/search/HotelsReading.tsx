import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HotelDestination } from '#src/screens/hotels/search/DestinationField.tsx';
import css from '#src/screens/hotels/search/Hotels.module.css';
import { Hints } from '#src/ui/Hints.tsx';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { cityTile } from '#src/ui/tiles/houses.ts';

/** Below the search: cities, those with most hotels first, and what a price includes. */
export const HotelsReading = ({ cities }: { readonly cities: readonly HotelDestination[] }) => (
  <Section>
    <Wrap>
      <Split>
        <Stack gap={5}>
          <Stack gap={2}>
            <h2>{m.hotels_cities()}</h2>
            <p className="quiet">{m.hotels_cities_lede()}</p>
          </Stack>
          <ul className={css.cities}>
            {cities.map(({ id, name, country, hotels }) => (
              <li key={id}>
                <Tile slug={cityTile(id, country)} />
                <p>
                  <a href={pathTo.hotel(id)}>{name.en}</a>{' '}
                  {name.fa ? (
                    <span lang="fa" dir="rtl" className="quiet small">
                      {name.fa}
                    </span>
                  ) : null}
                  <small>{m.hotels_hotels({ count: hotels })}</small>
                </p>
              </li>
            ))}
          </ul>
        </Stack>
        <aside>
          <Stack gap={4}>
            <h2 className="strong">{m.hotels_says()}</h2>
            <Hints
              hints={[
                { id: 'total', icon: 'wallet', text: m.hotels_says_total() },
                { id: 'back', icon: 'refund', text: m.hotels_says_back() },
                { id: 'left', icon: 'bed', text: m.hotels_says_left() },
                { id: 'desk', icon: 'stamp', text: m.hotels_says_desk() },
              ]}
            />
          </Stack>
        </aside>
      </Split>
    </Wrap>
  </Section>
);
