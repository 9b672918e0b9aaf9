import { isIssued } from '#domain/core/status-questions.ts';
import { percentBack } from '#domain/transport/back.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import type { Ride, TransportOrder } from '#src/screens/transport/ride-words.ts';

/** Another time may be asked for as long as all would come back. */
export const mayMove = (ride: Ride, now: number): boolean =>
  !ride.isCancelled && percentBack(ride.bookedAt, now) === 100;

/** Until the driver is on the way, the sign and where the driver goes may change. */
const mayMeet = ({ stage }: Ride): boolean => stage === 'confirmed' || stage === 'driverNamed';

const entriesOf: ChangeSlots<TransportOrder>['entriesOf'] = ({ status, item, serverNow }) => {
  if (!isIssued(status)) return [];
  const rides = goingRides(item);
  return [
    ...(rides.some((ride) => mayMove(ride, serverNow)) ? [{ kind: 'time', text: m.transportride_change_time() }] : []),
    ...(item.meeting !== null && rides.some(mayMeet)
      ? [{ kind: 'meeting', text: m.transportride_change_meeting() }]
      : []),
  ];
};

export const changeSlots: ChangeSlots<TransportOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/transport/change/change-parts.tsx')).changeParts,
};
