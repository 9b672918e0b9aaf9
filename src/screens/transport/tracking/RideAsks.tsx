import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Ride, TransportOrder } from '#src/screens/transport/ride-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = {
  readonly order: TransportOrder;
  readonly ride: Ride;
  /** On the page of the ride it is kept by one press; elsewhere that page is a link. */
  readonly onKeep?: () => void;
  readonly isKeeping?: boolean;
};

/** The flight or the hotel of a ride is not booked any more: what should follow. Nothing changes by itself. */
export function RideAsks({ order, ride, onKeep, isKeeping = false }: Props) {
  const { asks } = ride;
  if (asks === null) return null;
  const { orderId } = order;
  const manage = order.isInAccount ? pathTo.order(orderId) : pathTo.foundOrder(orderId);
  return (
    <Note tone="warn" icon="alert" role="status">
      <Stack gap={3}>
        <p>
          <strong className="strong">
            {asks === 'flightGone' ? m.transportride_asks_flight({ flight: ride.flight }) : m.transportride_asks_stay()}
          </strong>{' '}
          {asks === 'flightGone' ? m.transportride_asks_flight_text() : m.transportride_asks_stay_text()}
        </p>
        {onKeep ? (
          <Row>
            <Button size="s" icon="check" isBusy={isKeeping} onClick={onKeep}>
              {m.transportride_asks_keep()}
            </Button>
            <a {...buttonLook({ size: 's' })} href={manage}>
              {m.transportride_asks_manage()}
            </a>
          </Row>
        ) : order.item.kind === 'cip' ? null : (
          <p>
            <a href={pathTo.transportIssue(orderId)}>{m.transportride_asks_keep()}</a>
          </p>
        )}
      </Stack>
    </Note>
  );
}
