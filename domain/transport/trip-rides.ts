import { dayOf, HOUR_MS } from '#domain/core/time.ts';
import { type Booked, placedSteps, type TripFinding } from '#domain/country/trip.ts';
import type { CheckTrip } from '#domain/country/trip-travellers.ts';
import { SAME_TIME_MS } from '#domain/transport/follow.ts';
import { flightOfStep, isSameNumber, type OwnFlight } from '#domain/transport/own-flights.ts';
import { EARLIEST_TO_AIRPORT_HOURS } from '#domain/transport/problems.ts';
import type { TransferPrices } from '#domain/transport/wish.ts';

/** Two airports of one city, with the usual minutes between them. */
export type AirportPair = {
  readonly one: string;
  readonly other: string;
  readonly minutes: readonly [number, number];
};

/** Who changes planes goes on within so long, and needs no car. */
const CHANGES_MS = 6 * HOUR_MS;
/** A ride that begins so long around a landing is from it. */
const AROUND_LANDING_MS = 6 * HOUR_MS;
/** Sooner than this nothing is offered any more. */
const OFFERED_MS = HOUR_MS;
/** With the same number, a flight further away is another one. */
const SAME_NUMBER_MS = 40 * HOUR_MS;

type Flown = Booked & { readonly flight: OwnFlight };
type Ride = Booked & { readonly ride: NonNullable<Booked['step']['ride']> };

/**
 * Where cars are sold: a landing without one. Rides that do not fit their own tickets: to the other airport of the city, or for another
 * time. What was only begun is no ticket.
 */
export const rideFindings =
  ({
    sold,
    pairs,
    now,
  }: {
    readonly sold: readonly string[];
    readonly pairs: readonly AirportPair[];
    readonly now: number;
  }): CheckTrip =>
  (orders) => {
    const steps = placedSteps(orders.filter(({ state }) => state !== 'begun'));
    const flights = steps.flatMap((booked): Flown[] => {
      const flight = flightOfStep(booked.step);
      return flight ? [{ ...booked, flight }] : [];
    });
    const rides = placedSteps(orders).flatMap((booked): Ride[] =>
      booked.step.ride ? [{ ...booked, ride: booked.step.ride }] : [],
    );
    return {
      findings: [
        ...rides.flatMap((ride) => confused(ride, flights, pairs)),
        ...rides.flatMap((ride) => otherTime(ride, flights)),
        ...offered({ flights, rides, sold, now }),
      ],
      unseen: [],
    };
  };

type Of<Kind extends TripFinding['kind']> = Extract<TripFinding, { kind: Kind }>;

const bookingOf = ({
  step: { title, startsAt, endsAt },
  order: { reference, page },
}: Pick<Booked, 'step' | 'order'>) => ({
  ...{ reference, page, title, startsAt, endsAt },
});

/** One offer in a journey, for its first landing that nothing leads on from. */
function offered({
  flights,
  rides,
  sold,
  now,
}: {
  readonly flights: readonly Flown[];
  readonly rides: readonly Ride[];
  readonly sold: readonly string[];
  readonly now: number;
}): readonly Of<'transfer'>[] {
  const first = flights.find(({ flight: { to, landsAt } }) => {
    if (!sold.includes(to) || landsAt < now + OFFERED_MS) return false;
    const isFetched = rides.some(
      ({ ride, step }) => ride.from === to && ride.to !== to && Math.abs(step.startsAt - landsAt) <= AROUND_LANDING_MS,
    );
    return !isFetched && !flights.some((next) => changesTo(next, to, landsAt));
  });
  if (!first) return [];
  const { to: airport, landsAt } = first.flight;
  const day = dayOf(landsAt);
  const id = `transfer ${first.order.reference} ${day} ${airport}`;
  return [{ kind: 'transfer', id, day, people: [], booking: bookingOf(first), airport, landsAt }];
}

const changesTo = ({ flight }: Flown, airport: string, landsAt: number): boolean =>
  flight.from === airport && flight.leavesAt > landsAt && flight.leavesAt - landsAt < CHANGES_MS;

/** A ride to the airport that the ticket does not leave from, or from one that it does not land at. */
function confused(ride: Ride, flights: readonly Flown[], pairs: readonly AirportPair[]): readonly Of<'rideAirport'>[] {
  const { from, to } = ride.ride;
  const { startsAt } = ride.step;
  return [
    ...(to !== null && from === null
      ? otherOf(pairs, to).flatMap(({ other, minutes }) => {
          const leaving = flights.filter(({ flight }) => isReached(flight, startsAt));
          if (leaving.some(({ flight }) => flight.from === to)) return [];
          const ticket = leaving.find(({ flight }) => flight.from === other);
          return ticket
            ? [confusion(ride, ticket, { rideAirport: to, flightAirport: other, isArrival: false, minutes })]
            : [];
        })
      : []),
    ...(from !== null && to === null
      ? otherOf(pairs, from).flatMap(({ other, minutes }) => {
          const landing = flights.filter(({ flight }) => isLeft(flight, startsAt));
          if (landing.some(({ flight }) => flight.to === from)) return [];
          const ticket = landing.find(({ flight }) => flight.to === other);
          return ticket
            ? [confusion(ride, ticket, { rideAirport: from, flightAirport: other, isArrival: true, minutes })]
            : [];
        })
      : []),
  ];
}

const isReached = ({ leavesAt }: OwnFlight, startsAt: number): boolean =>
  leavesAt > startsAt && leavesAt - startsAt <= EARLIEST_TO_AIRPORT_HOURS * HOUR_MS;
const isLeft = ({ landsAt }: OwnFlight, startsAt: number): boolean =>
  startsAt - landsAt <= AROUND_LANDING_MS && landsAt - startsAt <= AROUND_LANDING_MS / 2;

const otherOf = (pairs: readonly AirportPair[], airport: string) => pairs.filter(({ one }) => one === airport);

function confusion(
  ride: Ride,
  ticket: Flown,
  {
    minutes,
    ...found
  }: Pick<Of<'rideAirport'>, 'rideAirport' | 'flightAirport' | 'isArrival'> & Pick<AirportPair, 'minutes'>,
): Of<'rideAirport'> {
  const id = `ride airport ${ride.order.reference} ${ride.step.startsAt} ${ticket.order.reference}`;
  const [both, day] = [{ ride: bookingOf(ride), flight: bookingOf(ticket) }, dayOf(ride.step.startsAt)];
  return { kind: 'rideAirport', id, day, people: [], ...both, ...found, minutes: [...minutes] };
}

/** By its number the ride is for a ticket that lands or leaves at another time, such as a day earlier. */
function otherTime(ride: Ride, flights: readonly Flown[]): readonly Of<'rideTime'>[] {
  const { from, to, flight, leavesAt } = ride.ride;
  const isArrival = from !== null && !(from === to && leavesAt !== null);
  const said = isArrival ? ride.step.startsAt : leavesAt;
  const same = flights.filter(
    (one) => isSameNumber(one.flight.flight, flight) && (isArrival ? one.flight.to === from : one.flight.from === to),
  );
  if (said === null || same.length === 0) return [];
  const apart = (one: Flown) => Math.abs((isArrival ? one.flight.landsAt : one.flight.leavesAt) - said);
  const [nearest] = same.toSorted((one, other) => apart(one) - apart(other));
  if (!nearest || apart(nearest) <= SAME_TIME_MS || apart(nearest) > SAME_NUMBER_MS) return [];
  const id = `ride time ${ride.order.reference} ${ride.step.startsAt} ${nearest.order.reference}`;
  const both = { ride: bookingOf(ride), flight: bookingOf(nearest) };
  return [{ kind: 'rideTime', id, day: dayOf(ride.step.startsAt), people: [], ...both, isArrival }];
}

/** From a price list: zones that are another airport, in both directions. */
export const pairsOf = ({ airports }: TransferPrices): readonly AirportPair[] =>
  airports.flatMap(({ airport, zones }) =>
    zones.flatMap(({ toAirport, minutes: [least = 0, most = least] }): AirportPair[] =>
      toAirport === null
        ? []
        : [
            { one: airport, other: toAirport, minutes: [least, most] },
            { one: toAirport, other: airport, minutes: [least, most] },
          ],
    ),
  );
