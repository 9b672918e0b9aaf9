import { formatMoney } from '#domain/core/money.ts';
import { convert } from '#domain/core/rates.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { PayDue, type PayDueProps } from '#src/screens/core/due/PayDue.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PriceLines } from '#src/ui/Price.tsx';

/** The rest of an order after its deposit: how much, until when, and what happens otherwise. */
export function RestCard(props: PayDueProps) {
  const { order, view } = props;
  const { paid, total, payment, rates } = order;
  // What is due may be the difference of a change.
  const due = order.due?.purpose === 'balance' ? order.due : undefined;
  const until = due?.dueAt ? { day: formatFullDay(dayOf(due.dueAt)), time: clockOf(due.dueAt) } : null;
  const isOpen = view.kind === 'ready' && due !== undefined;
  const currency = payment?.amount.currency ?? 'EUR';
  return (
    <Card as="section" gap={4} id="rest" aria-labelledby="rest-title">
      <h2 id="rest-title" className="strong">
        {m.profile_rest_title()}
      </h2>
      {isOpen && until ? <p className="quiet">{m.profile_rest_due(until)}</p> : null}
      {isOpen ? (
        <PriceLines
          lines={[
            { label: m.profile_order_total(), amount: total },
            ...(paid ? [{ label: m.profile_rest_paid(), amount: `− ${formatMoney(paid)}` }] : []),
          ]}
          sum={{ label: m.profile_rest_to_pay(), amount: due.amounts.EUR }}
          converted={
            currency === 'EUR'
              ? null
              : { label: m.profile_rest_in_dollars(), amount: convert(due.amounts.EUR, currency, rates) }
          }
        />
      ) : null}
      <PayDue
        {...props}
        due={due?.amounts.EUR ?? { amount: 0, currency: 'EUR' }}
        buttonText={(amount) => m.profile_rest_pay({ amount })}
        paidText={m.profile_rest_done()}
        overText={m.profile_rest_over()}
      />
      {isOpen && until ? <p className="small quiet">{m.profile_rest_unpaid(until)}</p> : null}
    </Card>
  );
}
