import type { ReactNode } from 'react';
import { euro, formatMoney } from '#domain/core/money.ts';
import { roadOf, zoneOf } from '#domain/transport/price.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import type { WishForm } from '#src/screens/transport/wish/useWishForm.ts';
import { backWords, includedWords, lineWords, rideWords, wishTitle } from '#src/screens/transport/wish/wish-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { PriceLines } from '#src/ui/Price.tsx';

type Props = {
  readonly prices: TransportPrices;
  readonly wish: TransportWish;
  readonly form: WishForm;
  readonly now: number;
  readonly action: ReactNode;
};

const HEADING = {
  transfer: m.transportwish_sum_transfer,
  car: m.transportwish_sum_car,
  cip: m.transportwish_sum_service,
};

/** What is asked for and what it costs, beside the form. */
export function WishSummary({ prices, wish, form: { quote, isOnRequest }, now, action }: Props) {
  const title = wishTitle(prices, wish);
  const days = [wish.ride, ...(wish.kind === 'cip' || !wish.back ? [] : [wish.back])].flatMap(
    (ride) => rideWords(ride) ?? [],
  );
  const length = lengthWords(prices, wish);
  return (
    <Card gap={4}>
      <h2 className="strong">{HEADING[wish.kind]()}</h2>
      <div>
        <p className="strong">{title ?? m.transportwish_sum_open()}</p>
        {[...days, ...(length ? [length] : [])].map((line) => (
          <p className="small quiet" key={line}>
            {line}
          </p>
        ))}
      </div>
      <hr />
      <div aria-live="polite">
        {quote ? (
          <PriceLines
            lines={[
              ...quote.lines.map((line) => ({
                label: lineWords(prices, wish, line),
                amount: formatMoney(euro(line.cents)),
              })),
              ...includedWords(prices, wish).map((label) => ({ label, amount: m.transportwish_included() })),
            ]}
            sum={{ label: m.transportwish_total(), amount: formatMoney(euro(quote.total)) }}
          />
        ) : (
          <p className="quiet">{m.transportwish_sum_no_price()}</p>
        )}
      </div>
      {action}
      {isOnRequest ? null : (
        <div className="small quiet">
          {wish.kind === 'cip' ? null : <p>{m.transportwish_sum_fixed()}</p>}
          {backWords(prices, wish, now).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Card>
  );
}

/** "50 km, 45 to 90 minutes". */
function lengthWords(prices: TransportPrices, wish: TransportWish): string | null {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') {
    const zone = zoneOf(prices, wish);
    return zone
      ? m.transportwish_sum_length({ km: zone.km, least: zone.minutes[0] ?? 0, most: zone.minutes[1] ?? 0 })
      : null;
  }
  if (prices.kind === 'car' && wish.kind === 'car') {
    const road = roadOf(prices, wish);
    return road ? m.transportwish_sum_km({ km: road.km }) : null;
  }
  return null;
}
