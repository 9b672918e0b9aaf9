import { formatMoney, type Money } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { HoldSlots, LineOf } from '#src/screens/core/booking/slots.ts';
import { Card } from '#src/ui/Card.tsx';
import { type PriceLine, PriceLines } from '#src/ui/Price.tsx';

export type OrderSummaryProps<O extends OrderCore> = {
  readonly order: O;
  readonly slots: Pick<HoldSlots<O>, 'Bought' | 'lineText' | 'included'>;
  /** Current price lines; default: the order's. */
  readonly lines?: readonly LineOf<O>[] | undefined;
  readonly total: Money;
  readonly protection?: Money | null;
  /** Below the total: what is to be paid now, or the amount in another currency. */
  readonly below?: PriceLine | null | undefined;
};

export function OrderSummary<O extends OrderCore>({
  order,
  slots: { Bought, lineText, included },
  lines = order.lines,
  total,
  protection = null,
  below = null,
}: OrderSummaryProps<O>) {
  return (
    <aside>
      <Card gap={4}>
        <Bought order={order} />
        <hr />
        <PriceLines
          lines={[
            ...lines.map((line) => ({ label: lineText(line, order), amount: line.sum })),
            { label: included(order), amount: m.passengers_included() },
            ...(order.discount
              ? [
                  {
                    label: m.profile_order_discount({ percent: order.discount.percent, code: order.discount.code }),
                    amount: `− ${formatMoney(order.discount.amount)}`,
                  },
                ]
              : []),
            ...(protection ? [{ label: m.review_protection(), amount: protection }] : []),
          ]}
          sum={{ label: m.passengers_total(), amount: total }}
          converted={below}
        />
      </Card>
    </aside>
  );
}
