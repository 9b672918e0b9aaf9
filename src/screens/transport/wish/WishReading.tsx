import { euro, formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { ANSWER_HOURS, OFFER_MINUTES } from '#domain/transport/asked.ts';
import { roadOf } from '#domain/transport/price.ts';
import { CAR_LEAD_HOURS } from '#domain/transport/ride-times.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';

type Props = { readonly prices: TransportPrices; readonly wish: TransportWish };

/** What one should know before booking, beside the form. */
export function WishReading({ prices, wish }: Props) {
  const hours = prices.kind === 'cip' ? prices.leadHours : CAR_LEAD_HOURS;
  return (
    <>
      {prices.kind === 'transfer' ? (
        <Part title={m.transportwish_late_title()}>
          {m.transportwish_late_text({ minutes: prices.freeWaiting.airport })}
        </Part>
      ) : null}
      {prices.kind === 'car' && wish.kind === 'car' ? <WayHome prices={prices} wish={wish} /> : null}
      <Part title={m.transportwish_soon_title({ hours })}>
        {m.transportwish_soon_text({ answer: ANSWER_HOURS, offer: OFFER_MINUTES })}
      </Part>
      {prices.isSample ? (
        <p className="small quiet">{m.transportwish_sample({ day: formatFullDay(prices.soldSince) })}</p>
      ) : null}
      <p className="small">
        <a href={pathTo.transportRules()}>{m.transportwish_rules()}</a>
      </p>
    </>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <Card as="section" isTight gap={2}>
    <h3>{title}</h3>
    <p className="small quiet">{children}</p>
  </Card>
);

/** One way costs half the road again; there and back on one day does not. */
function WayHome({
  prices,
  wish,
}: {
  readonly prices: Extract<TransportPrices, { kind: 'car' }>;
  readonly wish: Extract<TransportWish, { kind: 'car' }>;
}) {
  const road = roadOf(prices, wish);
  return (
    <Part title={m.transportwish_home_title()}>
      {[
        m.transportwish_home_text(),
        ...(road ? [m.transportwish_home_price({ price: formatMoney(euro(road.sameDayBack[wish.car])) })] : []),
        m.transportwish_home_nights({ price: formatMoney(euro(prices.driverNight)) }),
      ].join(' ')}
    </Part>
  );
}
