import { euro } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import { staying } from '#src/screens/transport/runs/checkout/run-words.ts';

const momentOf = (moment: number) => {
  const day = dayOf(moment);
  return { day: formatDay(day), shortDay: formatShortDay(day), time: clockOf(moment) };
};

/** What comes back of all places, from now to the departure. */
export function RunRefund({ order: { item, serverNow } }: { readonly order: RunOrder }) {
  const cents = staying(item).reduce((all, { price }) => all + price.amount, 0);
  return (
    <>
      <RefundCurve
        steps={item.stepsBack}
        paid={euro(cents)}
        now={serverNow}
        endsAt={item.departsAt}
        words={{
          nothing: m.transportride_refund_none(),
          paid: m.transportride_refund_paid,
          momentOf,
          step: m.transportride_refund_step,
          zero: m.transportride_refund_zero,
        }}
      />
      {staying(item).some(({ compartment }) => compartment?.kind === 'family') ? (
        <p className="small quiet">{m.transportplace_back_family()}</p>
      ) : null}
    </>
  );
}
