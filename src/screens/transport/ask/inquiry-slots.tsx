import { pathTo } from '#domain/core/page-paths.ts';
import { OFFER_MINUTES } from '#domain/transport/asked.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import type { InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { WishCard } from '#src/screens/transport/ask/WishCard.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type AskedTransport = {
  readonly inquiry: components['schemas']['TransportInquiry'];
  /** The form with the same wish. */
  readonly formHref: string;
};

const all = (text: () => string) => () => text();
/** A driver or an airport answers. */
const by =
  (car: () => string, cip: () => string) =>
  ({ inquiry: { wish } }: AskedTransport): string =>
    wish.kind === 'cip' ? cip() : car();

/** A transfer, a car or a service at an airport that begins soon. */
export const transportInquirySlots: InquirySlots<AskedTransport> = {
  above: () => [{ href: pathTo.transport(), text: m.product_transport() }],
  Picture: () => <Tile slug="tehran" isEager />,
  Asked: ({ inquiry: { title, wish, lands, total } }) => (
    <WishCard heading={m.inquiry_what()} {...{ title, wish, lands, total }} />
  ),
  toPay: ({ inquiry: { total } }) => total,
  offerSeconds: OFFER_MINUTES * 60,
  clock: {
    held: m.transportask_clock_held,
    until: m.transportask_clock_until,
    say: m.transportask_clock_say,
    over: m.transportask_clock_over,
  },
  problemText,
  others: () => ({
    href: pathTo.transport(),
    text: m.transportask_others(),
    hint: m.transportask_others_hint(),
  }),
  words: {
    asked: (of, time) =>
      of.inquiry.wish.kind === 'cip' ? m.transportask_asked_cip({ time }) : m.transportask_asked_car({ time }),
    offline: all(m.inquiry_offline),
    simulated: ({ inquiry: { isSimulated } }) => (isSimulated ? m.transportask_simulated() : null),
    offered: by(m.transportask_offered_car, m.transportask_offered_cip),
    pay: (_, amount, time) =>
      time === null ? m.transportask_pay({ amount }) : m.transportask_pay_by({ amount, time }),
    accept: all(m.transportask_accept),
    refused: by(m.transportask_refused_car, m.transportask_refused_cip),
    refusedText: all(m.transportask_refused_text),
    silent: all(m.inquiry_silent),
    silentText: all(m.transportask_silent_text),
    unpaid: all(m.inquiry_unpaid),
    unpaidText: all(m.transportask_unpaid_text),
    withdrawnText: all(m.inquiry_withdrawn_text),
    again: all(m.inquiry_ask_again),
    thinks: by(m.transportask_thinks_car, m.transportask_thinks_cip),
    thinksText: all(m.transportask_thinks_text),
    yes: all(m.inquiry_yes),
    no: all(m.inquiry_no),
    afterYes: () => m.transportask_after_yes({ minutes: OFFER_MINUTES }),
    payStep: all(m.transportask_pay_step),
    payStepText: all(m.transportask_pay_step_text),
    last: by(m.transportask_last_car, m.transportask_last_cip),
  },
};
