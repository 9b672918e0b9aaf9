import { euro, formatMoney } from '#domain/core/money.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { INQUIRY_ID, inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import type { InquiryEvent } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { inquiryAddressViews } from '#machines/core/inquiry-address/fixtures.ts';
import type { InquiryAddressEvent } from '#machines/core/inquiry-address/types.ts';
import type { InquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { InquiryAddress } from '#src/screens/core/inquiry/InquiryAddress.tsx';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import type { Asking, Inquiry, InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { Card } from '#src/ui/Card.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { NOW } from './clock.ts';

// A tour of the museum's stores, for which its keeper is asked first: what a product gives to the page of an inquiry, and
// nothing about hotels. Those who ask for the same hour wait in a line.

const PRICE = euro(4800);

const slots: InquirySlots<Asking> = {
  above: () => [{ href: '/', text: 'Museums' }],
  Picture: () => <Tile slug="isfahan" />,
  Asked: () => (
    <Card gap={4}>
      <h2 className="strong">What you ask for</h2>
      <p>A tour of the stores, Carpet Museum of Iran, for two: {formatMoney(PRICE)}</p>
    </Card>
  ),
  toPay: () => PRICE,
  offerSeconds: 3600,
  clock: {
    held: () => 'The keeper waits for you for',
    until: () => 'The keeper waits for you until',
    say: ({ left }) => `The keeper waits for you for ${left}.`,
    over: () => 'The hour is free again.',
  },
  problemText: ({ message }) => message,
  others: () => ({ href: '/', text: 'Other museums', hint: 'Most of them need no question.' }),
  words: {
    asked: (_, time) => `We asked the keeper. She will answer by ${time} (Tehran).`,
    offline: () => 'We cannot reach the server. The keeper still has your question.',
    simulated: () => null,
    offered: () => 'The keeper has time for you.',
    pay: (_, amount, time) => (time === null ? `Pay ${amount}.` : `Pay ${amount} by ${time}.`),
    accept: () => 'Go on to the visitors',
    refused: () => 'The keeper has no time',
    refusedText: () => 'Another day may be free.',
    silent: () => 'The keeper did not answer',
    silentText: () => 'You can ask again.',
    unpaid: () => 'The hour to pay is over',
    unpaidText: () => 'You can ask once more.',
    withdrawnText: () => 'The keeper keeps no time for you.',
    again: () => 'Another day',
    thinks: () => 'The keeper looks into her book',
    thinksText: () => 'She says yes or no.',
    yes: () => 'The keeper said yes',
    no: () => 'The keeper said no',
    afterYes: () => 'One hour after a yes',
    payStep: () => 'The hour is yours, and you pay',
    payStepText: () => 'Nobody else gets it meanwhile.',
    last: () => 'You have the entry code',
  },
};

type Props = {
  readonly view: InquiryView;
  readonly address?: InquiryAddressView;
  readonly inquiry?: Partial<Inquiry>;
  readonly clock: AppClock;
  readonly send?: (event: InquiryEvent | InquiryAddressEvent) => void;
};

/** The page of an inquiry of a guest. */
export const MuseumInquiry = ({
  view,
  address = inquiryAddressViews.asking,
  inquiry: more = {},
  clock,
  send = () => {},
}: Props) => {
  const inquiry: Inquiry = {
    ...{ inquiryId: INQUIRY_ID, status: 'inquiring', before: 0, email: null, askedAt: NOW - 5 * MINUTE_MS },
    ...{ answerBy: NOW + 3 * HOUR_MS, answeredAt: null, offerUntil: null, orderId: ORDER_ID, serverNow: NOW },
    ...more,
  };
  return (
    <InquiryScreen
      view={view}
      slots={slots}
      of={{ inquiry }}
      clock={clock}
      answer={
        <InquiryAddress
          view={address}
          known=""
          left={inquiry.email}
          loginHref="/login"
          onLeave={(email, faults) => send({ type: 'address.leave', email, faults })}
        />
      }
      hold={null}
      send={send}
    />
  );
};

/** The page while its address is left. */
export const MuseumInquiryAddress = ({
  view,
  clock,
  send,
}: {
  readonly view: InquiryAddressView;
  readonly clock: AppClock;
  readonly send: (event: InquiryAddressEvent) => void;
}) => (
  <MuseumInquiry
    view={inquiryViews.inquiring}
    address={view}
    inquiry={{ email: view.isLeft ? 'anna.keller@example.org' : null }}
    clock={clock}
    send={(event) => (event.type === 'address.leave' ? send(event) : undefined)}
  />
);
