import { formatMoney } from '#domain/core/money.ts';
import { refundBy } from '#domain/core/refund-split.ts';
import { m } from '#src/copy/generated/messages.js';
import { partySize } from '#src/screens/core/booking/order.ts';
import { moneyBackText } from '#src/screens/core/booking/refund-text.ts';
import type { PlansProps } from '#src/screens/core/booking/slots.ts';
import { type FlightOrder, refundAt, refundPlanOf } from '#src/screens/flights/checkout/order.ts';
import { momentText } from '#src/screens/flights/checkout/rules.ts';
import { RefundLine } from '#src/screens/flights/RefundLine.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

/** Refund rules, and the protection that improves them. Never preselected. */
export function PlansChange({ order, isProtected, onProtect, isDisabled, paid }: PlansProps<FlightOrder>) {
  const { price, refundPercent, untilAt } = order.item.protection;
  const plan = refundPlanOf(order, isProtected);
  const now = order.serverNow;
  const back = refundAt(order, isProtected, now);
  return (
    <Stack as="section" gap={4}>
      <h2 className="strong">{m.review_plans()}</h2>
      {order.item.legs.map((leg) => (
        <Stack key={leg.path} gap={2}>
          {order.item.legs.length > 1 ? (
            <h3>{leg.path === 'departing' ? m.review_way_out() : m.review_way_back()}</h3>
          ) : null}
          <RefundLine
            steps={plan.find(({ path }) => path === leg.path)?.steps ?? []}
            paid={plan.find(({ path }) => path === leg.path)?.paid ?? order.total}
            now={now}
            departsAt={leg.flight.departsAt}
            isCharter={leg.fare.kind === 'charter'}
          />
        </Stack>
      ))}
      {back.amount > 0 ? (
        <p className="small quiet">{m.review_back_now({ back: moneyBackText(refundBy(back, paid)) })}</p>
      ) : null}
      {now < untilAt ? (
        <Card isTight>
          <CheckField
            id="cancelPackage"
            name="cancelPackage"
            label={<strong className="strong">{m.review_protection()}</strong>}
            aside={<b className="strong nowrap">{m.review_protection_aside({ price: formatMoney(price) })}</b>}
            hint={`${m.review_protection_text({
              count: partySize(order),
              percent: refundPercent,
              amount: formatMoney(refundAt(order, true, now)),
              until: momentText(untilAt),
            })} ${withoutIt(order)} ${order.isInAccount ? m.review_protection_how_account() : m.review_protection_how()}`}
            checked={isProtected}
            disabled={isDisabled}
            onChange={onProtect}
          />
        </Card>
      ) : null}
    </Stack>
  );
}

/** Who decides about a refund without the protection. */
function withoutIt({ item: { legs } }: FlightOrder): string {
  const charters = legs.filter(({ fare }) => fare.kind === 'charter').length;
  if (charters === 0) return m.review_without_airline();
  return charters === legs.length ? m.review_without_agency() : m.review_without_both();
}
