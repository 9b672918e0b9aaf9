import { m } from '#src/copy/generated/messages.js';
import { type ProductLink, productLinks } from '#src/screens/core/product-links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TabNav } from '#src/ui/Tabs.tsx';
import { Words } from '#src/ui/Words.tsx';

/** Search tabs as links to pages with their own forms, so that they work without JavaScript. */
export const SearchTabs = ({ of }: { readonly of: ProductLink['id'] }) => (
  <TabNav label={m.site_search_what()}>
    {productLinks.map(({ id, icon, search, text }) => (
      <a key={id} href={search} aria-current={id === of ? 'true' : undefined}>
        <Icon name={icon} />
        <Words>{text()}</Words>
      </a>
    ))}
  </TabNav>
);
