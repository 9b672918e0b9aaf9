import type { Documents } from '#src/screens/core/booking/order.ts';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';
import { reservationJson } from '#src/screens/flights/checkout/reservation.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

export type ReservationDataProps = {
  readonly order: FlightOrder;
  readonly documents: Documents;
  readonly pageUrl: string;
};

/** schema.org data of the flights, for mail and calendar programs. */
export const ReservationData = ({ order, documents, pageUrl }: ReservationDataProps) => (
  <DataBlock json={import.meta.env.SSR ? reservationJson(order, documents, pageUrl) : ''} />
);
