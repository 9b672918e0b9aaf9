import { useState } from 'react';
import type { RideOrder } from '#domain/transport/orders.ts';
import { isTracked, rideTracker } from '#src/routes/-support/transport/ride-tracker.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';

type Props = Omit<IssueScreenProps<RideOrder>, 'slots'>;

/** The vouchers, with the ride above them that is on or comes next. */
export function TransportPapersStep(props: Props) {
  const { orderId } = props.order;
  const isNow = props.view.kind === 'issued' && isTracked(props.order);
  // It stays while the page shows: what was asked is answered there.
  const [tracked, setTracked] = useState<string | null>(null);
  if (isNow && tracked !== orderId) setTracked(orderId);
  return props.view.kind === 'issued' && (isNow || tracked === orderId) ? (
    <TransportPapers {...props} now={<rideTracker.Late key={orderId} order={props.order} clock={props.clock} />} />
  ) : (
    <TransportPapers {...props} />
  );
}
