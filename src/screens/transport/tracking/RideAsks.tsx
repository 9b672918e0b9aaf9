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
  const words = wordsOf(order, ride);
  const { orderId } = order;
  const manage = order.isInAccount ? pathTo.order(orderId) : pathTo.foundOrder(orderId);
  return (
    <Note tone="warn" icon="alert" role="status">
      <Stack gap={3}>
        <p>
          <strong className="strong">{words.what}</strong> {words.text}
        </p>
        {onKeep ? (
          <Row>
            <Button size="s" icon="check" isBusy={isKeeping} onClick={onKeep}>
              {words.keep}
            </Button>
            <a {...buttonLook({ size: 's' })} href={manage}>
              {m.transportride_asks_manage()}
            </a>
          </Row>
        ) : (
          <p>
            <a href={pathTo.transportIssue(orderId)}>{words.keep}</a>
          </p>
        )}
      </Stack>
    </Note>
  );
}

function wordsOf({ item }: TransportOrder, { asks, flight }: Ride) {
  if (item.kind === 'cip')
    return {
      what: m.transportride_asks_service({ flight }),
      text: m.transportride_asks_service_text(),
      keep: m.transportride_asks_service_keep(),
    };
  const keep = m.transportride_asks_keep();
  return asks === 'flightGone'
    ? { what: m.transportride_asks_flight({ flight }), text: m.transportride_asks_flight_text(), keep }
    : { what: m.transportride_asks_stay(), text: m.transportride_asks_stay_text(), keep };
}
