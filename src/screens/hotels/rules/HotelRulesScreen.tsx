import { EXTENSION_SECONDS, ISSUE_PROMISE_SECONDS, MAX_EXTENSIONS, MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import {
  CHILD_UNTIL_AGE,
  HOTEL_CHANGE_SECONDS,
  HOTEL_HOLD_SECONDS,
  HOTEL_HORIZON_DAYS,
  HOTEL_LIST_SECONDS,
  INQUIRY_ANSWER_SECONDS,
  INQUIRY_OFFER_SECONDS,
  MAX_GUESTS,
  MAX_NIGHTS,
  MAX_ROOMS,
} from '#domain/hotels/hotel-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Numbers come from the rules in the code, so that this page cannot contradict them. */
const rules = (): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.hotels_rules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.hotels_rules_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'refunds',
    title: m.hotels_rules_refunds(),
    body: (
      <>
        <List items={[m.hotels_rules_refunds_free(), m.hotels_rules_refunds_part(), m.hotels_rules_refunds_none()]} />
        <Texts
          texts={[m.hotels_rules_refunds_where(), m.hotels_rules_refunds_cancel(), m.hotels_rules_refunds_rooms()]}
        />
      </>
    ),
  },
  {
    id: 'moves',
    title: m.hotels_rules_moves(),
    body: (
      <Texts
        texts={[
          m.hotels_rules_moves_nights(),
          m.hotels_rules_moves_held({ minutes: HOTEL_CHANGE_SECONDS / 60 }),
          m.hotels_rules_moves_hours(),
          m.hotels_rules_moves_free(),
        ]}
      />
    ),
  },
  {
    id: 'payment',
    title: m.hotels_rules_payment(),
    body: (
      <>
        <List items={[m.hotels_rules_payment_now(), m.hotels_rules_payment_desk(), m.hotels_rules_payment_tax()]} />
        <Texts
          texts={[
            m.hotels_rules_payment_bank({ attempts: MAX_PAYMENT_ATTEMPTS }),
            m.hotels_rules_payment_promise({ minutes: ISSUE_PROMISE_SECONDS / 60 }),
          ]}
        />
      </>
    ),
  },
  {
    id: 'times',
    title: m.hotels_rules_times(),
    body: <Texts texts={[m.hotels_rules_times_text(), m.hotels_rules_times_late(), m.hotels_rules_times_clocks()]} />,
  },
  {
    id: 'children',
    title: m.hotels_rules_children(),
    body: (
      <Texts
        texts={[
          m.hotels_rules_children_ages({ until: CHILD_UNTIL_AGE, from: CHILD_UNTIL_AGE + 1 }),
          m.hotels_rules_children_house(),
          m.hotels_rules_children_told(),
        ]}
      />
    ),
  },
  {
    id: 'prices',
    title: m.hotels_rules_prices(),
    body: (
      <Texts
        texts={[
          m.hotels_rules_prices_text(),
          m.hotels_rules_prices_midnight(),
          m.hotels_rules_prices_least(),
          m.hotels_rules_prices_limits({
            days: HOTEL_HORIZON_DAYS,
            nights: MAX_NIGHTS,
            rooms: MAX_ROOMS,
            guests: MAX_GUESTS,
          }),
        ]}
      />
    ),
  },
  {
    id: 'holds',
    title: m.hotels_rules_holds(),
    body: (
      <Texts
        texts={[
          m.hotels_rules_holds_text({
            minutes: HOTEL_HOLD_SECONDS / 60,
            extension: EXTENSION_SECONDS / 60,
            times: MAX_EXTENSIONS,
          }),
          m.hotels_rules_holds_old({ minutes: HOTEL_LIST_SECONDS / 60 }),
        ]}
      />
    ),
  },
  {
    id: 'count',
    title: m.hotels_rooms_how(),
    body: <Texts texts={[m.hotels_rules_count_text(), m.hotels_rules_count_held(), m.hotels_rules_count_never()]} />,
  },
  {
    id: 'asked',
    title: m.hotels_rules_asked(),
    body: (
      <Texts
        texts={[
          m.hotels_rules_asked_text({
            hours: INQUIRY_ANSWER_SECONDS / 3600,
            minutes: INQUIRY_OFFER_SECONDS / 60,
          }),
          m.hotels_rules_asked_ends(),
        ]}
      />
    ),
  },
  {
    id: 'desk',
    title: m.hotels_rules_desk(),
    body: <Texts texts={[m.hotels_rules_desk_text(), m.hotels_rules_desk_kept(), m.hotels_rules_desk_couples()]} />,
  },
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.hotels_rules_changed_text()]} /> },
];

/** `/hotel-rules`: terms, with an anchor for each rule. */
export const HotelRulesScreen = () => (
  <ContentPage
    above={[{ href: pathTo.searchHotels(), text: m.hotels_crumb() }]}
    title={m.hotels_rules_title()}
    lede={m.hotels_rules_lede()}
    version={
      <>
        {m.hotels_rules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules()}
  />
);
