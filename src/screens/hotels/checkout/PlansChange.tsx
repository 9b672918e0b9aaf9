import { euro, formatMoney, sum } from '#domain/core/money.ts';
import { comesBack, refundBy, shares } from '#domain/core/refund-split.ts';
import { formatDay, formatShortDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import { percentBack } from '#domain/hotels/hotel-cancellation.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import { moneyBackText } from '#src/screens/core/booking/refund-text.ts';
import type { PlansProps } from '#src/screens/core/booking/slots.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { Stack } from '#src/ui/layout.tsx';

/** Refund rules over time: one line per kind of rate. */
export function PlansChange({ order, paid }: PlansProps<HotelOrder>) {
  const { item, serverNow } = order;
  const { timeZone, checkInAt } = item;
  const plans = plansOf(order);
  const back = sum(
    plans.map((plan) => comesBack(plan.paid, percentBack(plan.steps, serverNow))),
    'EUR',
  );
  const momentOf = (moment: number) => {
    const day = dayIn(timeZone, moment);
    return { day: formatDay(day), shortDay: formatShortDay(day), time: clockIn(timeZone, moment) };
  };
  return (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.review_plans()}</h2>
      {plans.map(({ rooms, steps, paid: sold }) => (
        <Stack key={rooms.join()} gap={2}>
          {plans.length > 1 ? <h3>{rooms.map((number) => m.hotels_doc_room({ number })).join(', ')}</h3> : null}
          <RefundCurve
            steps={steps}
            paid={sold}
            now={serverNow}
            endsAt={checkInAt}
            words={{
              nothing: m.hotels_refund_none(),
              paid: m.hotels_refund_paid,
              momentOf,
              step: m.hotels_refund_step,
              zero: m.hotels_refund_zero,
            }}
          />
        </Stack>
      ))}
      {back.amount > 0 ? (
        <p className="small quiet">{m.review_back_now({ back: moneyBackText(refundBy(back, paid)) })}</p>
      ) : null}
      {item.payAtHotel.amount > 0 ? (
        <p className="small quiet">{m.hotels_refund_desk({ amount: formatMoney(item.payAtHotel) })}</p>
      ) : null}
    </Stack>
  );
}

type Steps = HotelOrder['item']['rooms'][number]['rate']['refundSteps'];
type Plan = { readonly rooms: readonly number[]; readonly steps: Steps; readonly paid: ReturnType<typeof euro> };

/** The prepaid sum after discount, grouped by rates with the same refund steps. */
export function plansOf({ item, discount }: Pick<HotelOrder, 'item' | 'discount'>): Plan[] {
  const prices = item.rooms.map(({ payNow }) => payNow.amount);
  const reductions = shares(discount?.amount.amount ?? 0, prices);
  const plans = new Map<string, Plan>();
  item.rooms.forEach(({ number, rate }, index) => {
    const key = JSON.stringify(rate.refundSteps);
    const known = plans.get(key) ?? { rooms: [], steps: rate.refundSteps, paid: euro(0) };
    const amount = (prices[index] ?? 0) - (reductions[index] ?? 0);
    plans.set(key, { ...known, rooms: [...known.rooms, number], paid: euro(known.paid.amount + amount) });
  });
  return [...plans.values()];
}
