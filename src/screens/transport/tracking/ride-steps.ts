import { clockOf } from '#domain/core/time.ts';
import { setsOffAt } from '#domain/transport/rides.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import type { TrackStep } from '#src/screens/core/tracking/TrackWay.tsx';
import { roadWords } from '#src/screens/transport/drive-words.ts';
import { namedAt } from '#src/screens/transport/order/coming-steps.ts';
import { headOf, type Ride } from '#src/screens/transport/ride-words.ts';

const ORDER = ['confirmed', 'driverNamed', 'onTheWay', 'waiting', 'done'] as const;

/** So far it came, also where it ended badly. */
function reached({ stage, times, driver }: Ride): number {
  if (stage !== 'noShow' && stage !== 'driverMissing') return ORDER.indexOf(stage);
  if (stage === 'noShow') return 3;
  return times.onTheWayAt !== null ? 2 : driver ? 1 : 0;
}

/** The way of a ride, from the booking to where it leads; what is now is marked. */
export function rideSteps(ride: Ride, issuedAt: number | null): readonly TrackStep[] {
  const at = reached(ride);
  const { stage, times, minutes, pickUpAt } = ride;
  const isBad = stage === 'noShow' || stage === 'driverMissing';
  const stateOf = (index: number): TrackStep['state'] => {
    if (index < at || (index === at && (stage === 'done' || isBad))) return 'done';
    return index === at ? 'now' : 'next';
  };
  const steps: readonly TrackStep[] = [
    {
      id: 'confirmed',
      title: m.transportride_step_confirmed(),
      when: issuedAt === null ? '' : momentText(issuedAt),
      state: stateOf(0),
    },
    {
      id: 'driverNamed',
      title: m.transportride_step_named(),
      when: ride.driver ? momentText(namedAt(ride)) : m.transportride_from({ moment: momentText(namedAt(ride)) }),
      state: stateOf(1),
    },
    {
      id: 'onTheWay',
      title: m.transportride_step_on_the_way(),
      when:
        times.onTheWayAt === null
          ? m.transportride_about({ moment: momentText(setsOffAt(ride)) })
          : momentText(times.onTheWayAt),
      state: stateOf(2),
    },
    {
      id: 'waiting',
      title: m.transportride_step_waiting(),
      when: times.arrivedAt === null ? momentText(pickUpAt) : m.transportride_since({ time: clockOf(times.arrivedAt) }),
      state: stateOf(3),
    },
  ];
  if (stage === 'noShow') {
    const when = times.leftAt === null ? '' : clockOf(times.leftAt);
    return [...steps, { id: 'noShow', title: m.transportride_step_no_show(), when, state: 'bad' }];
  }
  if (stage === 'driverMissing') {
    const when = m.transportride_until({ time: clockOf(ride.freeUntil) });
    return [
      ...steps.filter(({ state }) => state === 'done'),
      { id: 'driverMissing', title: m.transportride_step_missing(), when, state: 'bad' },
    ];
  }
  return [
    ...steps,
    {
      id: 'done',
      title: headOf(ride.to),
      when: times.metAt === null ? roadWords(minutes) : m.transportride_in_car({ time: clockOf(times.metAt) }),
      state: stateOf(4),
    },
  ];
}
