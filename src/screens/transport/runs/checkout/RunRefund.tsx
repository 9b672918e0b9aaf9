import { formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { backOfAll } from '#domain/transport/runs/steps-back.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import { isAllBack, staying } from '#src/screens/transport/runs/checkout/run-words.ts';

const momentOf = (moment: number) => {
  const day = dayOf(moment);
  return { day: formatDay(day), shortDay: formatShortDay(day), time: clockOf(moment) };
};

/** What comes back of all places, from now to the departure. */
export function RunRefund({ order }: { readonly order: RunOrder }) {
  const { item, serverNow } = order;
  const cents = staying(item).map(({ paid }) => paid.amount);
  if (isAllBack(order)) return <p>{m.transportticket_all_back({ amount: formatMoney(backOfAll(cents, 100)) })}</p>;
  return (
    <>
      <RefundCurve
        steps={item.stepsBack}
        paid={backOfAll(cents, 100)}
        backOf={(percent) => backOfAll(cents, percent)}
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
