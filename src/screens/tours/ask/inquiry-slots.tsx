import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, dayOf, formatFullDay } from '#domain/core/time.ts';
import { OFFER_HOURS } from '#domain/tours/asked.ts';
import { queryOfWish } from '#domain/tours/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import type { InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { partyWords } from '#src/screens/tours/ask/wish-words.ts';
import { roomWords } from '#src/screens/tours/checkout/order-words.ts';
import { HOLD_WORDS } from '#src/screens/tours/hold-words.ts';
import { daysWords, persianDaysWords } from '#src/screens/tours/tour-days.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Tile } from '#src/ui/Tile.tsx';

type Schemas = components['schemas'];
export type AskedTour = {
  /** null: it has left the programme. */
  readonly tour: Schemas['Tour'] | null;
  readonly inquiry: Schemas['ToursInquiry'];
};
type Kind = Schemas['ToursInquiry']['kind'];

/** The same question again, to be changed. */
export function againHref({ tour: found, inquiry: { tour, departure, kind, ...wish } }: AskedTour): string {
  if (!found) return pathTo.tours();
  return kind === 'waiting'
    ? pathTo.tour(tour, {}, 'departures')
    : pathTo.tourAsk(queryOfWish({ ...wish, kind, tour, departure: null }));
}

const byKind =
  (words: Readonly<Record<Kind, () => string>>) =>
  ({ inquiry: { kind } }: AskedTour): string =>
    words[kind]();
const all = (text: () => string) => () => text();

/** Private dates, a day by request, a place of a full departure. */
export const tourInquirySlots: InquirySlots<AskedTour> = {
  above: ({ tour, inquiry: { title } }) => [
    { href: pathTo.tours(), text: m.product_tours() },
    ...(tour ? [{ href: pathTo.tour(tour.card.slug), text: title }] : []),
  ],
  Picture: ({ tour }) => <Tile slug={tour?.card.cities[0] ?? 'isfahan'} isEager />,
  Asked: AskedFor,
  toPay: ({ inquiry: { total } }) => total,
  isOpenEnded: ({ inquiry: { kind } }) => kind === 'waiting',
  offerSeconds: OFFER_HOURS * 3600,
  clock: HOLD_WORDS,
  problemText,
  others: ({ tour, inquiry: { kind } }) =>
    tour
      ? {
          href: pathTo.tour(tour.card.slug, {}, kind === 'request' ? undefined : 'departures'),
          text: kind === 'request' ? m.tourask_not_asked_look() : m.tourask_others(),
          hint: kind === 'request' ? m.tourask_others_day_hint() : m.tourask_others_hint(),
        }
      : { href: pathTo.tours(), text: m.tourask_lost_tours(), hint: m.tourask_tour_gone() },
  words: {
    asked: ({ inquiry: { kind, title, answerBy } }) =>
      kind === 'waiting'
        ? m.tourask_waits({ tour: title })
        : m.tourask_asked({ tour: title, moment: momentText(answerBy) }),
    offline: all(m.inquiry_offline),
    simulated: ({ inquiry: { isSimulated } }) => (isSimulated ? m.tourask_simulated() : null),
    offered: byKind({
      private: m.tourask_offered_private,
      request: m.tourask_offered_request,
      waiting: m.tourask_offered_waiting,
    }),
    pay: ({ inquiry: { offerUntil } }, amount) =>
      offerUntil === null ? m.tourask_pay({ amount }) : m.tourask_pay_by({ amount, moment: momentText(offerUntil) }),
    accept: all(m.tourask_accept),
    refused: byKind({
      private: m.tourask_refused_private,
      request: m.tourask_refused_request,
      waiting: m.tourask_refused_waiting,
    }),
    refusedText: byKind({
      private: m.tourask_refused_private_text,
      request: m.tourask_refused_request_text,
      waiting: m.tourask_refused_waiting_text,
    }),
    silent: byKind({
      private: m.inquiry_silent,
      request: m.inquiry_silent,
      waiting: m.tourask_silent_waiting,
    }),
    silentText: byKind({
      private: m.tourask_silent_text,
      request: m.tourask_silent_text,
      waiting: m.tourask_silent_waiting_text,
    }),
    unpaid: all(m.inquiry_unpaid),
    unpaidText: byKind({
      private: m.tourask_unpaid_text,
      request: m.tourask_unpaid_text,
      waiting: m.tourask_unpaid_waiting_text,
    }),
    withdrawnText: byKind({
      private: m.inquiry_withdrawn_text,
      request: m.inquiry_withdrawn_text,
      waiting: m.tourask_withdrawn_waiting_text,
    }),
    again: byKind({
      private: m.tourask_again_private,
      request: m.inquiry_ask_again,
      waiting: m.tourask_again_waiting,
    }),
    thinks: byKind({ private: m.tourask_thinks, request: m.tourask_thinks, waiting: m.tourask_thinks_waiting }),
    thinksText: byKind({
      private: m.tourask_thinks_text,
      request: m.tourask_thinks_text,
      waiting: m.tourask_thinks_waiting_text,
    }),
    yes: byKind({ private: m.inquiry_yes, request: m.inquiry_yes, waiting: m.tourask_yes_waiting }),
    no: byKind({ private: m.inquiry_no, request: m.inquiry_no, waiting: m.tourask_no_waiting }),
    afterYes: () => m.tourask_after_yes({ hours: OFFER_HOURS }),
    payStep: all(m.tourask_pay_step),
    payStepText: all(m.tourask_pay_step_text),
    last: ({ inquiry: { tourKind } }) => (tourKind === 'dayTour' ? m.tourask_last_day() : m.tourask_last()),
  },
};

function AskedFor({ inquiry }: AskedTour) {
  const { kind, day, end, language, people, rooms, total, title } = inquiry;
  return (
    <Card gap={4}>
      <h2 className="strong">{m.inquiry_what()}</h2>
      <div>
        <p className="strong">{title}</p>
        <p>{day === end ? formatFullDay(day) : `${daysWords(day, end)} ${end.slice(0, 4)}`}</p>
        <p className="small quiet">{persianDaysWords(day, end)}</p>
      </div>
      <Stack as="ul" gap={1}>
        <li>{partyWords(people)}</li>
        {rooms ? <li>{roomWords({ rooms })}</li> : null}
        <li>{m.tourpage_guide({ languages: language })}</li>
      </Stack>
      <PriceLines
        lines={[]}
        sum={{ label: kind === 'waiting' ? m.tourask_total_most() : m.tourask_total(), amount: total }}
      />
      <p className="small quiet">
        {kind === 'waiting'
          ? m.tourask_sale_ends({ day: formatFullDay(addDays(dayOf(inquiry.answerBy), -1)) })
          : m.tourask_price_stays({ total: formatMoney(total) })}
      </p>
    </Card>
  );
}
