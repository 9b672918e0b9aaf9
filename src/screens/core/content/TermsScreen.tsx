import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { productRules } from '#src/screens/core/product-links.ts';
import { Note } from '#src/ui/Note.tsx';

const parts = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.content_terms_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.content_terms_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'account',
    title: m.content_terms_account(),
    body: (
      <Texts texts={[m.content_terms_account_own(), m.content_terms_account_true(), m.content_terms_account_end()]} />
    ),
  },
  {
    id: 'orders',
    title: m.content_terms_orders(),
    body: (
      <>
        <p>{m.content_terms_orders_rules()}</p>
        <ul>
          {productRules.map(({ id, href, text }) => (
            <li key={id}>
              <a href={href}>{text()}</a>
            </li>
          ))}
        </ul>
        <Texts texts={[m.content_terms_orders_price(), m.content_terms_orders_promise()]} />
      </>
    ),
  },
  {
    id: 'balance',
    title: m.content_terms_balance(),
    body: <Texts texts={[m.content_terms_balance_text(), m.content_terms_balance_refund()]} />,
  },
  { id: 'codes', title: m.content_terms_codes(), body: <Texts texts={[m.content_terms_codes_text()]} /> },
  {
    id: 'conduct',
    title: m.content_terms_conduct(),
    body: <List items={[m.content_terms_conduct_true(), m.content_terms_conduct_fair()]} />,
  },
  { id: 'changes', title: m.content_terms_changes(), body: <Texts texts={[m.content_terms_changes_text()]} /> },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.content_terms_changed()]} /> },
];

/** `/terms`: the rules accepted at sign-up. */
export const TermsScreen = () => (
  <ContentPage
    title={m.content_terms_title()}
    lede={m.content_terms_lede()}
    version={m.content_terms_version()}
    contents={m.content_contents()}
    parts={parts()}
  />
);
