import { formatMoney } from '#domain/core/money.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { WAIT_MS } from '#domain/insurance/days.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/core/booking/slots.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

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
