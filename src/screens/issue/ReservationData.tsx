import type { Documents, Order } from '#src/screens/booking/order.ts';
import { reservationJson } from '#src/screens/issue/reservation.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

export type ReservationDataProps = {
  readonly order: Order;
  readonly documents: Documents;
  readonly pageUrl: string;
};

/** The flights as structured data, for mail and calendar programs that read pages. */
export const ReservationData = ({ order, documents, pageUrl }: ReservationDataProps) => (
  <DataBlock json={reservationJson(order, documents, pageUrl)} />
);
