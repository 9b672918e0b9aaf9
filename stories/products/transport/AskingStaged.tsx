import { useState } from 'react';
import { type KnownTrip, NOTHING_KNOWN } from '#domain/transport/known-trip.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import { PriceDecision } from '#src/screens/core/booking/PriceDecision.tsx';
import { HeldPrice } from '#src/screens/transport/wish/HeldPrice.tsx';
import type { AskingView } from '#src/screens/transport/wish/useWishForm.ts';
import { WishScreen } from '#src/screens/transport/wish/WishScreen.tsx';
import { transportOrder } from './order.ts';
import { transferPrices } from './prices.ts';

type Props = {
  readonly view: AskingView;
  readonly prices?: TransportPrices | null;
  readonly wish?: TransportWish;
  readonly known?: KnownTrip;
  readonly wasSent?: boolean;
  readonly clock: AppClock;
  readonly send: (event: TransportBookingEvent) => void;
};

/** The forms, alive: each change counts at once, as on the site. */
export function AskingStaged({
  prices = transferPrices,
  wish: first = transportOrder.item.wish,
  known = NOTHING_KNOWN,
  wasSent = false,
  ...rest
}: Props) {
  const [wish, setWish] = useState(first);
  return (
    <WishScreen
      {...rest}
      {...{ prices, wish, known, wasSent }}
      onWish={setWish}
      keptAs="draft:transport"
      hrefOf={() => '/iran-transportation'}
      askHrefOf={() => '/iran-transportation/ask'}
      parts={{ HeldPrice, PriceDecision }}
    />
  );
}
