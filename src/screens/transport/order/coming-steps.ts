import { backUntil } from '#domain/transport/back.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { namedFrom } from '#domain/transport/rides.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { arrivalWords } from '#src/screens/transport/drive-words.ts';
import { backOfRide, ofRide } from '#src/screens/transport/each-ride.ts';
import {
  headOf,
  type Item,
  isLanding,
  type Ride,
  type TransportOrder,
  wayWords,
} from '#src/screens/transport/ride-words.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** When the driver is named, or was. */
export const namedAt = ({ driver, pickUpAt }: Ride): number => driver?.namedAt ?? namedFrom(pickUpAt);

type Step = { readonly moment: number; readonly step: TimelineItem };

/** What happens next and when, of all rides, in the order of time: a way back on the same day has steps before the first ride. */
export function comingSteps(order: TransportOrder): readonly TimelineItem[] {
  const { item, serverNow } = order;
  const at = (id: string, moment: number, title: string, text: string): Step => ({
    moment,
    step: { id, time: momentText(moment), title, text, state: moment <= serverNow ? 'done' : 'next' },
  });
  return goingRides(item)
    .flatMap((ride, index) => rideSteps(item, ride, serverNow, (id, ...rest) => at(`${id}-${index}`, ...rest)))
    .toSorted((one, other) => one.moment - other.moment)
    .map(({ step }) => step);
}

type At = (id: string, moment: number, title: string, text: string) => Step;

function rideSteps(item: Item, ride: Ride, now: number, at: At): Step[] {
  const free = at(
    'free',
    backUntil(ride.bookedAt).all,
    m.transportride_next_free(),
    ofRide(item, ride, backOfRide(m.transportride_next_free_text(), item, ride, now)),
  );
  if (item.kind === 'cip') {
    const lands = isLanding(item, ride);
    return [
      free,
      at(
        'flight',
        ride.pickUpAt,
        lands
          ? m.transportride_next_land({ place: ride.from.en })
          : m.transportride_next_leave({ place: ride.from.en }),
        lands ? m.transportride_next_met() : m.transportride_next_desk(),
      ),
    ];
  }
  return [
    free,
    at(
      'driver',
      namedAt(ride),
      ride.driver ? m.transportride_next_named({ name: ride.driver.name }) : m.transportride_next_driver(),
      ofRide(item, ride, m.transportride_next_driver_text()),
    ),
    isLanding(item, ride)
      ? at('land', ride.pickUpAt, m.transportride_next_land({ place: ride.from.en }), m.transportride_where_airport())
      : at('comes', ride.pickUpAt, m.transportride_next_comes(), m.transportride_where_hotel()),
    at(
      'waits',
      ride.freeUntil,
      m.transportride_next_waits(),
      isLanding(item, ride) ? m.transportride_next_waits_text() : m.transportride_next_waits_hotel(),
    ),
    {
      moment: ride.arrivesAbout,
      step: {
        id: `arrives-${ride.bookedAt}`,
        time: arrivalWords(ride.pickUpAt, ride.arrivesAbout),
        title: headOf(ride.to),
        text: wayWords(item, ride),
        state: ride.stage === 'done' ? 'done' : 'next',
      },
    },
  ];
}
