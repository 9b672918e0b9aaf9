import { SESSION_DAYS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import {
  ACCOUNTING_YEARS,
  CONTACT_DAYS,
  COVERED_MESSAGE_DAYS,
  ENDED_APPLICATION_DAYS,
  MESSAGE_DAYS,
  ORDER_PASSPORT_DAYS,
  REPORT_DAYS,
  UNPAID_ORDER_DAYS,
} from '#domain/core/retention.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { NamedParties, type NamedPartiesProps } from '#src/screens/core/third-parties/NamedParties.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';

/** One row per kind of data: what, how long, why. */
const kept = () => [
  [m.content_privacy_account(), m.content_privacy_account_long(), m.content_privacy_account_why()],
  [m.content_privacy_password(), m.content_privacy_password_long(), m.content_privacy_password_why()],
  [
    m.content_privacy_sessions(),
    m.content_privacy_sessions_long({ days: SESSION_DAYS }),
    m.content_privacy_sessions_why(),
  ],
  [m.content_privacy_passengers(), m.content_privacy_passengers_long(), m.content_privacy_passengers_why()],
  [m.content_privacy_drafts(), m.content_privacy_drafts_long(), m.content_privacy_drafts_why()],
  [
    m.content_privacy_orders(),
    m.content_privacy_orders_long({
      years: ACCOUNTING_YEARS,
      days: ORDER_PASSPORT_DAYS,
      unpaidDays: UNPAID_ORDER_DAYS,
    }),
    m.content_privacy_orders_why(),
  ],
  [
    m.content_privacy_visas(),
    m.content_privacy_visas_long({ days: ORDER_PASSPORT_DAYS, endedDays: ENDED_APPLICATION_DAYS }),
    m.content_privacy_visas_why(),
  ],
  [
    m.content_privacy_insurance(),
    m.content_privacy_insurance_long({ days: ORDER_PASSPORT_DAYS }),
    m.content_privacy_insurance_why(),
  ],
  [
    m.content_privacy_rides(),
    m.content_privacy_rides_long({ days: ORDER_PASSPORT_DAYS }),
    m.content_privacy_rides_why(),
  ],
  [
    m.content_privacy_openings(),
    m.content_privacy_openings_long({ days: COVERED_MESSAGE_DAYS }),
    m.content_privacy_openings_why(),
  ],
  [m.content_privacy_ledger(), m.content_privacy_ledger_long(), m.content_privacy_ledger_why()],
  [
    m.content_privacy_messages(),
    m.content_privacy_messages_long({ days: MESSAGE_DAYS, coveredDays: COVERED_MESSAGE_DAYS }),
    m.content_privacy_messages_why(),
  ],
  [m.content_privacy_cards(), m.content_privacy_cards_long(), m.content_privacy_cards_why()],
  [m.content_privacy_answer(), m.content_privacy_answer_long(), m.content_privacy_answer_why()],
  [
    m.content_privacy_contact(),
    m.content_privacy_contact_long({ days: CONTACT_DAYS }),
    m.content_privacy_contact_why(),
  ],
  [m.content_privacy_reports(), m.content_privacy_reports_long({ days: REPORT_DAYS }), m.content_privacy_reports_why()],
];

const parts = ({ named, choices }: PrivacyScreenProps): readonly ContentPart[] => [
  { id: 'kept', title: m.content_privacy_kept(), body: <Kept /> },
  { id: 'browser', title: m.content_privacy_cookies(), body: <Texts texts={[m.content_privacy_cookies_text()]} /> },
  { id: 'who', title: m.content_privacy_who(), body: <Texts texts={[m.content_privacy_who_text()]} /> },
  { id: 'maps', title: m.content_privacy_maps(), body: <Texts texts={[m.content_privacy_maps_text()]} /> },
  ...(named.framed.length > 0 || named.review
    ? [
        {
          id: 'third-parties',
          title: m.thirdparties_title(),
          body: <NamedParties named={named} choices={choices} />,
        },
      ]
    : []),
  {
    id: 'rights',
    title: m.content_privacy_rights(),
    body: (
      <>
        <List
          items={[m.content_privacy_rights_see(), m.content_privacy_rights_export(), m.content_privacy_rights_erase()]}
        />
        <p>
          <a href={pathTo.account()}>{m.content_privacy_rights_link()}</a>
        </p>
      </>
    ),
  },
  {
    id: 'simulated',
    title: m.content_privacy_simulated(),
    body: (
      <Note tone="info" icon="info">
        {m.content_privacy_simulated_text()}
      </Note>
    ),
  },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.content_privacy_changed()]} /> },
];

export type PrivacyScreenProps = NamedPartiesProps;

/** `/privacy`: which data is kept, how long and why, and third parties. */
export const PrivacyScreen = (props: PrivacyScreenProps) => (
  <ContentPage
    title={m.content_privacy_title()}
    lede={m.content_privacy_lede()}
    version={m.content_privacy_version()}
    contents={m.content_contents()}
    parts={parts(props)}
  />
);

const Kept = () => (
  <Table caption={m.content_privacy_caption()} isFold>
    <thead>
      <tr>
        <th scope="col">{m.content_privacy_what()}</th>
        <th scope="col">{m.content_privacy_long()}</th>
        <th scope="col">{m.content_privacy_why()}</th>
      </tr>
    </thead>
    <tbody>
      {kept().map(([what, long, why]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td data-l={m.content_privacy_long()}>{long}</td>
          <td data-l={m.content_privacy_why()}>{why}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
