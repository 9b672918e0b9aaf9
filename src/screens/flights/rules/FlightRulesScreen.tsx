import { EXTENSION_SECONDS, ISSUE_PROMISE_SECONDS, MAX_EXTENSIONS, MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDuration, HOUR_MS } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import { PROTECTION } from '#domain/flights/fares.ts';
import {
  BOOKING_HORIZON_DAYS,
  FLIGHT_HOLD_SECONDS,
  FLIGHT_LIST_SECONDS,
  MAX_PASSENGERS,
  MIN_CONNECTION_MINUTES,
} from '#domain/flights/flight-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { cutText, REFUND_ROWS, rowName } from '#src/screens/flights/rules/refund-rows.ts';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';

/** Numbers come from the rules in the code, so that this page cannot contradict them. */
const rules = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.site_rules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.site_rules_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'refunds',
    title: m.site_rules_refunds(),
    body: (
      <>
        <Texts texts={[m.site_rules_refunds_text()]} />
        <RefundTable />
        <Texts texts={[m.site_rules_refunds_source(), m.site_rules_refunds_cancel(), m.site_rules_refunds_moved()]} />
      </>
    ),
  },
  {
    id: 'protection',
    title: m.review_protection(),
    body: (
      <Texts
        texts={[
          m.site_rules_protection_text({
            share: PROTECTION.priceShare * 100,
            hours: PROTECTION.endsBeforeMs / HOUR_MS,
            refund: PROTECTION.refundPercent,
          }),
        ]}
      />
    ),
  },
  {
    id: 'fares',
    title: m.site_rules_fares(),
    body: <List items={[m.site_rules_fares_systemic(), m.site_rules_fares_charter(), m.site_rules_fares_mixed()]} />,
  },
  {
    id: 'payment',
    title: m.site_rules_payment(),
    body: (
      <Texts
        texts={[
          m.site_rules_payment_text({ attempts: MAX_PAYMENT_ATTEMPTS }),
          m.site_rules_payment_promise({ minutes: ISSUE_PROMISE_SECONDS / 60 }),
          m.site_rules_payment_rates(),
        ]}
      />
    ),
  },
  {
    id: 'ages',
    title: m.site_rules_ages(),
    body: (
      <>
        <List items={[m.site_rules_ages_infant(), m.site_rules_ages_child(), m.site_rules_ages_adult()]} />
        <Texts texts={[m.site_rules_ages_leg(), m.site_rules_ages_limits({ max: MAX_PASSENGERS })]} />
      </>
    ),
  },
  {
    id: 'holds',
    title: m.site_rules_holds(),
    body: (
      <Texts
        texts={[
          m.site_rules_holds_text({
            minutes: FLIGHT_HOLD_SECONDS / 60,
            extension: EXTENSION_SECONDS / 60,
            times: MAX_EXTENSIONS,
          }),
          m.site_rules_holds_prices({ minutes: FLIGHT_LIST_SECONDS / 60 }),
          m.site_rules_holds_sale({ days: BOOKING_HORIZON_DAYS }),
        ]}
      />
    ),
  },
  { id: 'names', title: m.site_rules_names(), body: <Texts texts={[m.site_rules_names_text()]} /> },
  {
    id: 'documents',
    title: m.site_rules_documents(),
    body: <Texts texts={[m.site_rules_documents_text(), m.site_rules_documents_number()]} />,
  },
  { id: 'bags', title: m.site_rules_bags(), body: <Texts texts={[m.site_rules_bags_text()]} /> },
  {
    id: 'airport',
    title: m.site_rules_airport(),
    body: (
      <Texts
        texts={[
          m.site_rules_airport_text(),
          m.site_rules_airport_two({
            time: formatDuration(AIRPORT_CHANGE_MINUTES.fromAbroad),
            domestic: formatDuration(AIRPORT_CHANGE_MINUTES.domestic),
          }),
          m.site_rules_airport_connection({ minutes: MIN_CONNECTION_MINUTES }),
          m.site_rules_airport_terminal(),
        ]}
      />
    ),
  },
  { id: 'time', title: m.site_rules_time(), body: <Texts texts={[m.site_rules_time_text()]} /> },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.site_rules_changed_text()]} /> },
];

export const FlightRulesScreen = () => (
  <ContentPage
    above={[{ href: pathTo.searchFlights(), text: m.pages_nav_flights() }]}
    title={m.site_rules_title()}
    lede={m.site_rules_lede()}
    version={
      <>
        {m.site_rules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules()}
  />
);

const RefundTable = () => (
  <Table caption={m.site_rules_refunds_caption()} isFold>
    <thead>
      <tr>
        <th scope="col">{m.site_rules_refunds_airline()}</th>
        <th scope="col">{m.site_rules_refunds_steps()}</th>
      </tr>
    </thead>
    <tbody>
      {REFUND_ROWS.map((row) => (
        <tr key={rowName(row)}>
          <th scope="row">{rowName(row)}</th>
          <td>
            <ul>
              {row.steps.map((step) => (
                <li key={step[0]}>{m.site_rules_step({ percent: step[0], cut: cutText(step, row) })}</li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
