import type { Documents } from '#src/screens/booking/order.ts';
import { reservationJson } from '#src/screens/issue/reservation.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

/** The flights as structured data, for mail and calendar programs that read pages. */
export const ReservationData = ({
  documents,
  pageUrl,
}: {
  readonly documents: Documents;
  readonly pageUrl: string;
}) => <DataBlock json={reservationJson(documents, pageUrl)} />;
