import { formatMoney } from '#domain/core/money.ts';
import { formatDay, formatFullDay, HOUR_MS } from '#domain/core/time.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { WAIT_MS } from '#domain/insurance/days.ts';
import { insuredAlready } from '#domain/insurance/insured-already.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import { stayingIn } from '#src/screens/insurance/cover-spans.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

/** Of who is insured on some of the days already: that one pays twice, and only one policy pays. */
export const twiceRules = (order: InsuranceOrder, others: readonly TripOrder[]) => {
  const { firstDay, lastDay } = order.item;
  const names = stayingIn(order).map((one) => `${one.firstName} ${one.lastName}`);
  return insuredAlready({ names, firstDay, lastDay }, others).map(({ name, from, to, booking }) => ({
    id: `twice ${name} ${booking.reference}`,
    icon: 'alert' as const,
    text: (
      <>
        {m.insurance_twice({ name, from: formatDay(from), until: formatFullDay(to) })}{' '}
        <a href={booking.page}>{booking.reference}</a>. <strong>{m.insurance_twice_pays()}</strong>
      </>
    ),
  }));
};

/** What one should know before paying. A cover that begins on the day of the payment gives nothing back. */
export const reviewRules: ReviewSlots<InsuranceOrder>['rulesOf'] = ({
  item: { isInIran, keptEach, coverFrom },
  serverNow,
}) => [
  { id: 'war', icon: 'alert', text: <strong className="strong">{m.insurance_rule_war()}</strong> },
  ...(isInIran
    ? [{ id: 'waiting', icon: 'clock', text: m.insurance_rule_waiting({ hours: WAIT_MS / HOUR_MS }) } as const]
    : []),
  {
    id: 'refund',
    icon: 'refund',
    text:
      coverFrom <= serverNow ? m.insurance_rule_refund_none() : m.insurance_rule_refund({ fee: formatMoney(keptEach) }),
  },
  { id: 'call', icon: 'phone', text: m.insurance_rule_call() },
];
