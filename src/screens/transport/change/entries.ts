import { isIssued } from '#domain/core/status-questions.ts';
import { isMeetingOpen, isTimeOpen } from '#domain/transport/changing.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';

/** What can be asked for now, by the server's rules: another time; another sign or hotel until the driver is on the way. */
const entriesOf: ChangeSlots<TransportOrder>['entriesOf'] = ({ status, item: { rides, meeting }, serverNow }) => {
  // A train or a bus has no rides, and other changes.
  if (!isIssued(status) || !rides) return [];
  return [
    ...(rides.some((ride) => isTimeOpen(ride, serverNow))
      ? [{ kind: 'time', text: m.transportride_change_time() }]
      : []),
    ...(meeting !== null && isMeetingOpen(rides, serverNow)
      ? [{ kind: 'meeting', text: m.transportride_change_meeting() }]
      : []),
  ];
};

export const changeSlots: ChangeSlots<TransportOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/transport/change/change-parts.tsx')).changeParts,
};
