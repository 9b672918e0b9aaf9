import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { productLinks, productRules } from '#src/screens/core/product-links.ts';
import { Note } from '#src/ui/Note.tsx';

type Link = { readonly href: string; readonly text: () => string };

const Links = ({ links }: { readonly links: readonly Link[] }) => (
  <ul>
    {links.map(({ href, text }) => (
      <li key={href}>
        <a href={href}>{text()}</a>
      </li>
    ))}
  </ul>
);

const parts = (heldMinutes: number): readonly ContentPart[] => [
  {
    id: 'sold',
    title: m.about_sold(),
    body: (
      <>
        <Texts texts={[m.about_sold_text()]} />
        <Links links={productLinks.map(({ search, text }) => ({ href: search, text }))} />
      </>
    ),
  },
  {
    id: 'simulated',
    title: m.about_simulated(),
    body: (
      <>
        <Note tone="warn" icon="info">
          {m.about_simulated_text()}
        </Note>
        <List
          items={[m.about_simulated_stock(), m.about_simulated_money(), m.about_simulated_visa(), m.about_real()]}
        />
      </>
    ),
  },
  {
    id: 'promises',
    title: m.about_promises(),
    body: (
      <List
        items={[
          m.about_promises_price(),
          m.about_promises_hold({ minutes: heldMinutes }),
          m.about_promises_once(),
          m.about_promises_back(),
          m.about_promises_sources(),
        ]}
      />
    ),
  },
  {
    id: 'network',
    title: m.about_network(),
    body: <Texts texts={[m.about_network_text(), m.about_network_offline()]} />,
  },
  {
    id: 'more',
    title: m.about_more(),
    body: (
      <Links
        links={[
          { href: pathTo.contact(), text: m.contact_nav },
          ...productRules,
          { href: pathTo.terms(), text: m.pages_nav_terms },
          { href: pathTo.privacy(), text: m.pages_nav_privacy },
        ]}
      />
    ),
  },
];

/** `/about`: the operator, what is real, and what is promised. `heldMinutes`: how long seats are held. */
export const AboutScreen = ({ heldMinutes }: { readonly heldMinutes: number }) => (
  <ContentPage
    above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]}
    title={m.about_title()}
    lede={m.about_lede()}
    version={m.about_version()}
    contents={m.site_rules_contents()}
    parts={parts(heldMinutes)}
  />
);
