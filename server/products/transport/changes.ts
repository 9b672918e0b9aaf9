import { isDeepStrictEqual } from 'node:util';
import { ageClassOn } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { CHANGE_SECONDS, isMeetingOpen, isTimeOpen, timeOpenUntil } from '#domain/transport/changing.ts';
import { meetingAsked, meetingOf, meetingProblems } from '#domain/transport/meeting.ts';
import { ageClassesOf } from '#domain/transport/people.ts';
import { plainWish } from '#domain/transport/plain-wish.ts';
import { leadOf, momentOfRide } from '#domain/transport/ride-times.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import { faresOf, type RideDetail, type TransportDetail } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { numberFor } from '#server/products/transport/issue.ts';
import { problemsOf } from '#server/products/transport/sold-for.ts';
import { aloneFor, isUndriven, withoutNights } from '#server/products/transport/split.ts';

type Wish<Kind> = Extract<components['schemas']['TransportChange'], { kind: Kind }>;
type Asked = Parameters<Changes<TransportDetail>['quote']>[2];
type Order = OrderOf<TransportDetail>;
type Problems = Readonly<Record<string, FieldProblem>>;

/** What an owner may change: the time and the flight of a ride until 24 hours before it, and how the driver finds them. */
export const changes: Omit<Changes<TransportDetail>, 'drop' | 'take'> = {
  quoteMs: CHANGE_SECONDS * 1000,
  quote: async (_tx, order, asked) => {
    // The contract admits the wishes of all products.
    const wish = asked.wish as components['schemas']['TransportChange'];
    switch (wish.kind) {
      case 'time':
        return moveRide(order, wish, asked);
      case 'meeting':
        return meetElsewhere(order, wish, asked);
      default:
        throw notAllowed('A ride is not changed like this.');
    }
  },
  // A driver who was named, and a flight that is late, change nothing of a quote.
  follow: (now, { before, after }) =>
    isDeepStrictEqual(withoutNews(now), withoutNews(before))
      ? {
          ...after,
          ...(isElsewhere(before, after) ? NO_STAYS : { stayIn: now.stayIn, stayBackIn: now.stayBackIn ?? null }),
          rides: after.rides.map((ride, index) => {
            const [was, is] = [before.rides[index], now.rides[index]];
            if (!was || !is) return ride;
            const news = { ...ride, ...(isMoved(was, ride) ? unnamed(is) : newsOf(is)) };
            return isElsewhere(before, after) ? { ...news, ...answered(news) } : news;
          }),
        }
      : null,
  partOf: (before, after) => {
    const moved = before.rides.findIndex((ride, index) => isMoved(ride, after.rides[index]));
    return moved < 0 || before.rides.length < 2 ? null : `ride-${moved + 1}`;
  },
  // What was quoted in time may be paid until its quote would end; money that comes later goes back.
  issue: async ({ orderId, changeId, before, detail, replaced }, { now }) => {
    const moved = before.rides.filter((ride, index) => isMoved(ride, detail.rides[index]));
    if (moved.some((ride) => now() >= timeOpenUntil(ride) + CHANGE_SECONDS * 1000)) return 'refused';
    return replaced.map(({ position }) => numberFor(orderId, `${changeId} ${position}`));
  },
};

const isMoved = (ride: RideDetail, other: RideDetail | undefined): boolean =>
  other !== undefined &&
  (ride.bookedAt !== other.bookedAt || ride.flight !== other.flight || ride.flightLeavesAt !== other.flightLeavesAt);

const newsOf = ({ pickUpAt, flightLeavesAt, isFollowed, asks, follows, stage, ...ride }: RideDetail) => ({
  ...{ pickUpAt, flightLeavesAt, isFollowed, asks, follows, stage },
  ...{ driver: ride.driver, earlierDriver: ride.earlierDriver, times: ride.times },
});

const isElsewhere = ({ personal: before }: TransportDetail, { personal: after }: TransportDetail): boolean =>
  before?.hotel !== after?.hotel || (before?.hotelBack ?? '') !== (after?.hotelBack ?? '');

/** Looked for anew, by what is told now. */
const NO_STAYS = { stayIn: null, stayBackIn: null };

/** Who says where they stay now need not be asked about the hotel that is gone. */
const answered = ({ asks }: Pick<RideDetail, 'asks'>): Pick<RideDetail, 'asks'> => ({
  asks: asks === 'stayGone' ? null : asks,
});

/** For another time a driver is named anew; who was told of one hears that it is another. */
const unnamed = ({ driver, earlierDriver }: RideDetail) => ({ earlierDriver: driver ?? earlierDriver });

const withoutNews = ({ rides, stayIn, stayBackIn, ...detail }: TransportDetail) => ({
  ...detail,
  rides: rides.map(
    ({ pickUpAt, flightLeavesAt, isFollowed, asks, follows, stage, driver, earlierDriver, times, ...ride }) => ride,
  ),
});

function refuse(found: Problems): void {
  if (Object.keys(found).length > 0) throw wishRefused(found);
}

/** At the price of the new time, by the price list that it was bought from. */
function moveRide({ detail }: Order, { ride: index, to }: Wish<'time'>, asked: Asked): Changed<TransportDetail> {
  const { now, papers, people } = asked;
  const ride = detail.rides[index];
  if (!ride || !isTimeOpen(ride, now)) throw notAllowed('It is too late to change the time of this ride.');
  const wish = plainWish(withTime(detail.wish, index, to));
  const found = timeProblems(detail, wish, { index, now });
  refuse(found);
  refuse(peopleProblems(wish, people));
  const moved = movedRides(detail, wish, index);
  if (!moved) throw new Error('A wish without a problem has no price');
  const after = { ...detail, wish, rides: moved };
  return {
    detail: after,
    fares: faresOf(after),
    replaces: papers.map(({ position }) => position),
    takesNothing: true,
  };
}

const withTime = (wish: TransportWish, index: number, to: Wish<'time'>['to']): TransportWish =>
  index === 0 || wish.kind === 'cip' ? { ...wish, ride: to } : { ...wish, back: to };

type At = { readonly index: number; readonly now: number };

/** By the fields of the wish: `day`, `time`, `flight` and `flightTime`. A ride that was given back is asked nothing. */
function timeProblems(detail: TransportDetail, wish: TransportWish, { index, now }: At): Problems {
  const { prices, rides } = detail;
  const isAlone = rides.some(({ isCancelled }) => isCancelled);
  const found = problemsOf(prices, wish, { now, purpose: 'ask' });
  const field = index === 0 ? 'ride.' : 'back.';
  const own = Object.entries(found).flatMap(([name, problem]): [string, FieldProblem][] => {
    if (problem === 'back_before_there') return isAlone ? [] : [['day', problem]];
    return name.startsWith(field) ? [[name.slice(field.length), problem]] : [];
  });
  const to = index === 0 || wish.kind === 'cip' ? wish.ride : wish.back;
  const moment = to && momentOfRide(to);
  const lead = leadOf(wish.kind, prices.kind === 'cip' ? prices.leadHours : 0);
  const isSoon = moment !== null && moment < now + lead;
  return { ...(isSoon ? { time: 'only_by_request' as const } : {}), ...Object.fromEntries(own) };
}

/** The price is that of the ages that were booked, and a passport is valid on the day. */
function peopleProblems(wish: TransportWish, people: readonly PassengerRow[]): Problems {
  const { day } = wish.ride;
  if (wish.kind !== 'cip' || !isDay(day)) return {};
  const staying = people.filter(({ left_at }) => left_at === null);
  const booked = ageClassesOf(wish);
  const isOlder = staying.some(
    ({ birth_on, position }) => birth_on !== null && ageClassOn(birth_on, day) !== booked[position],
  );
  const isOver = staying.some(({ passport_expires_on }) => passport_expires_on !== null && passport_expires_on < day);
  return problemsIn({ day: isOlder ? 'age_not_as_booked' : isOver ? 'passport_expired' : undefined }) as Problems;
}

function movedRides(detail: TransportDetail, wish: TransportWish, index: number): readonly RideDetail[] | null {
  const gone = detail.rides.filter(({ isCancelled }) => isCancelled);
  const isAlone = gone.length > 0;
  const fresh = detailOf(detail.prices, wish);
  if (!fresh) return null;
  // Where our driver never came, the other ride keeps the price that it has beside it.
  const alone = gone.some((ride) => !isUndriven(ride)) ? aloneFor({ prices: detail.prices, wish }, index) : null;
  return detail.rides.map((ride, place) => {
    const next = fresh.rides[place];
    if (!next) return ride;
    if (place === index) return { ...next, ...unnamed(ride), ...(isAlone ? (alone ?? withoutNights(next.lines)) : {}) };
    // Nights of the driver are between the two.
    return isAlone ? ride : { ...ride, lines: next.lines, cents: next.cents };
  });
}

/** Free, until the driver is on the way. */
function meetElsewhere(
  { detail, fares }: Order,
  { sign, hotel, room, hotelBack, stopsAt, notes }: Wish<'meeting'>,
  { now }: Asked,
): Changed<TransportDetail> {
  const { wish, rides, personal } = detail;
  if (wish.kind === 'cip' || !isMeetingOpen(rides, now)) throw notAllowed('The driver is on the way.');
  const answers = { sign, hotel, room, hotelBack, stopsAt, notes: notes ?? personal?.notes ?? '' };
  refuse(meetingProblems(answers, meetingAsked(wish, rides)));
  const after = { ...detail, personal: meetingOf(answers) };
  const asked = isElsewhere(detail, after)
    ? { ...NO_STAYS, rides: rides.map((ride) => ({ ...ride, ...answered(ride) })) }
    : {};
  return { detail: { ...after, ...asked }, fares: euro(fares), replaces: [], takesNothing: true };
}
