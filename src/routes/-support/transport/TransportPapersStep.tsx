import type { RideOrder } from '#domain/transport/orders.ts';
import { isTracked, rideTracker } from '#src/routes/-support/transport/ride-tracker.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';

type Props = Omit<IssueScreenProps<RideOrder>, 'slots'>;

/** The vouchers, with the ride above them that is on or comes next. */
export const TransportPapersStep = (props: Props) =>
  props.view.kind === 'issued' && isTracked(props.order) ? (
    <TransportPapers
      {...props}
      now={<rideTracker.Late key={props.order.orderId} order={props.order} clock={props.clock} />}
    />
  ) : (
    <TransportPapers {...props} />
  );
