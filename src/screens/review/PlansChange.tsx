import type { OrderLeg } from '#domain/fares.ts';
import { formatMoney, sum, times } from '#domain/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { faresOf, type Order, partySize } from '#src/screens/booking/order.ts';
import { momentText } from '#src/screens/review/rules.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RefundLine } from '#src/ui/RefundLine.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type PlansChangeProps = {
  readonly order: Order;
  readonly isProtected: boolean;
  readonly onProtect: (isProtected: boolean) => void;
  readonly isDisabled: boolean;
};

/** What comes back when plans change, and what it costs to change that. Never ticked beforehand. */
export function PlansChange({ order, isProtected, onProtect, isDisabled }: PlansChangeProps) {
  const { price, refundPercent, untilAt } = order.protection;
  return (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.review_plans()}</h2>
      {order.legs.map((leg) => (
        <Stack key={leg.path} gap={2}>
          {order.legs.length > 1 ? (
            <h3>{leg.path === 'departing' ? m.review_way_out() : m.review_way_back()}</h3>
          ) : null}
          <RefundLine
            steps={leg.fare.refundSteps}
            paid={paidFor(leg, order)}
            now={order.serverNow}
            departsAt={leg.flight.departsAt}
          />
        </Stack>
      ))}
      {order.serverNow < untilAt ? (
        <Card isTight>
          <CheckField
            id="cancelPackage"
            name="cancelPackage"
            label={<strong className="strong">{m.review_protection({ price: formatMoney(price) })}</strong>}
            aside={<b className="strong nowrap">{m.review_protection_aside({ price: formatMoney(price) })}</b>}
            hint={m.review_protection_text({
              count: partySize(order),
              percent: refundPercent,
              amount: formatMoney(times(faresOf(order), refundPercent / 100)),
              until: momentText(untilAt),
            })}
            checked={isProtected}
            disabled={isDisabled}
            onChange={onProtect}
          />
        </Card>
      ) : null}
    </Stack>
  );
}

const paidFor = (leg: OrderLeg, order: Order) =>
  sum(
    order.lines.filter(({ path }) => path === leg.path).map((line) => line.sum),
    order.total.currency,
  );
