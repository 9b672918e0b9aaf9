import { isIssued } from '#domain/core/status-questions.ts';
import { isMeetingOpen, isTimeOpen } from '#domain/transport/changing.ts';
import { isRideOrder, type RideOrder, type RunOrder } from '#domain/transport/orders.ts';
import { otherRunUntil, runOf } from '#domain/transport/runs/railway.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';

type Entries = ReturnType<ChangeSlots<RideOrder>['entriesOf']>;

/** What can be asked for now, by the server's rules: another time; another sign or hotel until the driver is on the way. */
const rideEntries = ({ item: { rides, meeting }, serverNow }: RideOrder): Entries => [
  ...(rides.some((ride) => isTimeOpen(ride, serverNow)) ? [{ kind: 'time', text: m.transportride_change_time() }] : []),
  ...(meeting !== null && isMeetingOpen(rides, serverNow)
    ? [{ kind: 'meeting', text: m.transportride_change_meeting() }]
    : []),
];

/** What was typed wrongly of somebody; another train or bus instead of one that does not run or is late. */
function runEntries({ item, serverNow }: RunOrder): Entries {
  const until = otherRunUntil(runOf(item));
  return [
    ...(until !== null && serverNow < until ? [{ kind: 'run', text: m.transportticket_change_run() }] : []),
    ...(item.stage !== 'cancelled' && serverNow <= item.correctedUntil
      ? [{ kind: 'person', text: m.transportticket_change_person() }]
      : []),
  ];
}

export const changeSlots: ChangeSlots<RideOrder | RunOrder> = {
  entriesOf: (order) => {
    if (!isIssued(order.status)) return [];
    return isRideOrder(order) ? rideEntries(order) : runEntries(order);
  },
  // Each kind of order brings only its own forms.
  load: async () => (await import('#src/screens/transport/change/change-parts.tsx')).changeParts,
};
