import type { RideOrder } from '#domain/transport/orders.ts';
import { rideTracker } from '#src/routes/-support/transport/ride-tracker.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';

type Props = Omit<IssueScreenProps<RideOrder>, 'slots'>;

/** The vouchers, with the ride above them that is on or comes next. A service at an airport has no driver to follow. */
export const TransportPapersStep = (props: Props) =>
  props.view.kind === 'issued' && props.order.item.kind !== 'cip' ? (
    <TransportPapers
      {...props}
      now={<rideTracker.Late key={props.order.orderId} order={props.order} clock={props.clock} />}
    />
  ) : (
    <TransportPapers {...props} />
  );
