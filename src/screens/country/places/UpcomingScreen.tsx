import { pathTo } from '#domain/core/page-paths.ts';
import type { UpcomingPart, UpcomingProduct } from '#domain/country/upcoming-products.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/places/Unsold.module.css';
import { upcomingHeading } from '#src/screens/country/places/upcoming-words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type UpcomingScreenProps = {
  readonly product: UpcomingProduct;
  readonly part: UpcomingPart;
  /** Posts on the subject; empty if unreadable. */
  readonly posts: readonly components['schemas']['PostSummary'][];
};

type Way = {
  readonly href: string;
  readonly icon: IconName;
  readonly title: () => string;
  readonly text: () => string;
};
const FLIGHTS: Way = {
  ...{ href: pathTo.searchFlights(), icon: 'plane' },
  ...{ title: m.unsold_flights, text: m.unsold_flights_text },
};
const HOTELS: Way = {
  ...{ href: pathTo.searchHotels(), icon: 'bed' },
  ...{ title: m.unsold_hotels, text: m.unsold_hotels_text },
};
const FIND: Way = {
  ...{ href: pathTo.findBooking(), icon: 'ticket' },
  ...{ title: m.unsold_find, text: m.unsold_find_text },
};

const OF: Readonly<
  Record<UpcomingProduct, { readonly lede: () => string; readonly picture: string; readonly ways: readonly Way[] }>
> = {
  card: { lede: m.unsold_card_lede, picture: 'isfahan', ways: [FLIGHTS, HOTELS] },
};

/** Page of a product that is not sold yet: says so and links to alternatives. */
export const UpcomingScreen = ({ product, part, posts }: UpcomingScreenProps) => {
  const { lede, picture, ways } = OF[product];
  const heading = upcomingHeading(product, part);
  return (
    <Section isTight>
      <Wrap>
        <Split>
          <Stack gap={6}>
            <Stack as="header" gap={3}>
              <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={heading} />
              <div>
                <Tag tone="warn">{m.unsold_tag()}</Tag>
              </div>
              <h1>{heading}</h1>
              {part === 'rules' ? <p className={css.lede}>{m.unsold_rules_lede()}</p> : null}
              {part === 'paper' ? <p className={css.lede}>{m.unsold_paper_lede()}</p> : null}
              <p className={part === 'product' ? css.lede : undefined}>{lede()}</p>
            </Stack>
            <Stack as="section" gap={3}>
              <h2>{m.unsold_instead()}</h2>
              <ul className={css.ways}>
                {[...(part === 'paper' ? [FIND] : []), ...ways].map(({ href, icon, title, text }) => (
                  <li key={href}>
                    <a href={href}>
                      <Icon name={icon} />
                      <b>{title()}</b>
                      <small>{text()}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </Stack>
          </Stack>
          <aside className={css.window}>
            <Tile slug={picture} isEager />
          </aside>
        </Split>
        {posts.length > 0 ? (
          <section className={css.read}>
            <h2>{m.unsold_read()}</h2>
            <ul className={css.posts}>
              {posts.map(({ slug, title, summary, picture: tile }) => (
                <li key={slug}>
                  <a href={pathTo.post(slug)}>
                    <Tile slug={tile} />
                    <b>{title}</b>
                    <small>{summary}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Wrap>
    </Section>
  );
};
