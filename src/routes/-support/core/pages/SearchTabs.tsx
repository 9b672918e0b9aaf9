import { m } from '#src/copy/generated/messages.js';
import { type ProductLink, productLinks } from '#src/screens/core/product-links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { JourneyDays } from '#src/ui/search/journey-days.ts';
import { TabNav } from '#src/ui/Tabs.tsx';
import { Words } from '#src/ui/Words.tsx';

type Props = {
  readonly of: ProductLink['id'];
  /** The journey that is asked for, where both of its ends are known: it goes along to products for whole journeys. */
  readonly days?: JourneyDays | null;
};

/** Search tabs as links to pages with their own forms, so that they work without JavaScript. */
export const SearchTabs = ({ of, days = null }: Props) => (
  <TabNav label={m.site_search_what()}>
    {productLinks.map(({ id, icon, search, searchOn, text }) => (
      <a
        key={id}
        href={(days && searchOn?.(days.first, days.last)) ?? search}
        aria-current={id === of ? 'true' : undefined}
      >
        <Icon name={icon} />
        <Words>{text()}</Words>
      </a>
    ))}
  </TabNav>
);
