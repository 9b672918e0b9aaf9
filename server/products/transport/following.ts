import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { type BookedBeside, type Followed, follow, isFollowing } from '#domain/transport/follow.ts';
import { meetingOf } from '#domain/transport/meeting.ts';
import { flightOfStep } from '#domain/transport/own-flights.ts';
import { stayOf } from '#domain/transport/own-stay.ts';
import type { Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import { type Beside, besideEach } from '#server/orders/beside.ts';
import { openChange } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asTransport, type TransportDetail } from '#server/products/transport/detail.ts';
import { tell, toldOf, writeDetail } from '#server/products/transport/ride-life.ts';
import { flightGoneMail, followedMail, stayGoneMail } from '#server/products/transport/ride-mails.ts';

type Tx = Transaction<Tables>;
type Order = OrderOf<TransportDetail>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/** What is told of the rides of an order, by their places. */
type News = { readonly what: 'moved' | 'gone' | 'stayGone'; readonly ride: number };

/** A flight that has landed is still known so long. */
const SINCE_MS = 3 * DAY_MS;
/** A flight that the staged operator lets be late lands so much later. */
const STAGED_LATE_MS = 80 * 60_000;
/** It is known so long before. */
const STAGED_KNOWN_MS = 3 * 3_600_000;

/** The flights and stays of other orders. */
const bookedBeside = (beside: readonly Beside[]): BookedBeside => ({
  flights: beside.flatMap(({ orderId, steps }) =>
    steps.flatMap((step) => {
      const flight = flightOfStep(step);
      return flight ? [{ ...flight, orderId }] : [];
    }),
  ),
  stays: beside.flatMap(({ orderId, steps }) =>
    steps.flatMap(({ kind, title, startsAt, endsAt }) =>
      kind === 'stay' ? [{ orderId, name: title, startsAt, endsAt }] : [],
    ),
  ),
  openOrders: beside.filter(({ isOpen }) => isOpen).map(({ orderId }) => orderId),
});

/** Another look at what the rides depend on: as they are then, and what of it is news. Nothing is asked twice. */
export function followed(
  detail: TransportDetail,
  booked: BookedBeside,
  now: number,
): { readonly detail: TransportDetail; readonly news: readonly News[] } {
  const news: News[] = [];
  const isService = detail.wish.kind === 'cip';
  const seen = asStaged(detail, booked, now);
  const rides = detail.rides.map((ride, index) => {
    const { change, news: told }: Followed = follow(ride, seen, { isService, now }) ?? { change: {}, news: null };
    if (told) news.push({ what: told, ride: index });
    return { ...ride, ...change };
  });
  const found = staysNow({ ...detail, rides }, booked, now);
  if (!found) return { detail: { ...detail, rides }, news };
  const { stays, asks } = found;
  const asked = rides.map((ride, index) => {
    if (!isFollowing(ride, now)) return ride;
    if (asks === null) return ride.asks === 'stayGone' ? { ...ride, asks } : ride;
    if (asks === 'asBefore' || ride.asks !== null) return ride;
    news.push({ what: 'stayGone', ride: index });
    return { ...ride, asks };
  });
  return { detail: { ...detail, ...stays, rides: asked }, news };
}

type Stays = Required<Pick<TransportDetail, 'stayIn' | 'stayBackIn'>>;

/**
 * The addresses that the driver was told, where they are orders of the same traveller; null: nothing is new. `asks`: null where no hotel
 * that was told is missing any more.
 */
function staysNow(
  { wish, personal, rides, stayIn, stayBackIn = null }: TransportDetail,
  { stays, openOrders }: BookedBeside,
  now: number,
): { readonly stays: Stays; readonly asks: 'stayGone' | 'asBefore' | null } | null {
  const pickUps = rides.filter((ride) => isFollowing(ride, now)).map(({ pickUpAt }) => pickUpAt);
  if (!personal || pickUps.length === 0) return null;
  const { hotel, hotelBack } = meetingOf(personal);
  const told = { hotel, hotelBack: wish.kind === 'car' && wish.back !== null ? hotelBack : '' };
  const before: Stays = { stayIn, stayBackIn };
  const stayOfNow = (address: string, known: string | null) =>
    stayOf(address, pickUps, stays) ?? (known !== null && openOrders.includes(known) ? known : null);
  const after: Stays = {
    stayIn: stayOfNow(told.hotel, stayIn),
    stayBackIn: stayOfNow(told.hotelBack, stayBackIn),
  };
  if (isDeepStrictEqual(before, after)) return null;
  const isGone = (stayIn !== null && after.stayIn === null) || (stayBackIn !== null && after.stayBackIn === null);
  const isElsewhere = (address: string, stay: string | null) => address !== '' && stay === null;
  const isOpen = isElsewhere(told.hotel, after.stayIn) || isElsewhere(told.hotelBack, after.stayBackIn);
  return { stays: after, asks: isGone ? 'stayGone' : isOpen ? 'asBefore' : null };
}

/** The flights of an order whose staged operator hears, a few hours before, that they are late. */
function asStaged({ sandbox }: TransportDetail, booked: BookedBeside, now: number): BookedBeside {
  if (sandbox !== 'flightLate') return booked;
  const late = (at: number) => (now >= at - STAGED_KNOWN_MS ? at + STAGED_LATE_MS : at);
  return {
    ...booked,
    flights: booked.flights.map((flight) => ({
      ...flight,
      landsAt: late(flight.landsAt),
      leavesAt: late(flight.leavesAt),
    })),
  };
}

const SENTENCES = {
  moved: { mail: followedMail, event: 'followed' },
  gone: { mail: flightGoneMail, event: 'asked' },
  stayGone: { mail: stayGoneMail, event: 'asked' },
} as const;

/**
 * Looks at what the rides of a locked order depend on, and tells of what is new: one mail and one line of its history for each ride. Nothing
 * is done, as the caller is asked again, while the status of the order does not allow it and while a change of it is made. Who repeats it after a
 * crash, or in another process, tells nobody twice.
 */
export async function followOn(tx: Tx, order: Order, { productOf, publicUrl, now }: Context): Promise<Order> {
  if (!isAllowed('setStage', order.status)) return order;
  const beside = await besideEach({ db: tx, productOf }, [order], now - SINCE_MS);
  const { detail, news } = followed(order.detail, bookedBeside(beside.get(order.id) ?? []), now);
  if (isDeepStrictEqual(detail, order.detail) || (await openChange(tx, order.id))?.status === 'changing') return order;
  const written = await writeDetail(tx, order, detail);
  const told = toldOf(written, publicUrl);
  for (const { what, ride: place } of news) {
    const ride = detail.rides[place];
    if (!ride) continue;
    const { mail, event } = SENTENCES[what];
    await note(tx, written, { event, mail: mail(ride, told) }, now);
    const before = order.detail.rides[place]?.stage;
    if (ride.stage !== before && ride.stage !== 'confirmed')
      await tell(tx, written, { step: ride.stage, rides: [place], mail: null }, now);
  }
  return asTransport(await lockOrder(tx, order.id));
}

/** A line of the history, while the stage stays. */
async function note(
  tx: Tx,
  { id, status, email }: Order,
  { event, mail }: { readonly event: 'followed' | 'asked'; readonly mail: Mail },
  now: number,
): Promise<void> {
  await tx.insertInto('order_event').values({ order_id: id, status, what: event, at: now }).execute();
  await queueMail(tx, { orderId: id, kind: 'stage', recipient: email, mail }, now);
}

type Row = {
  readonly id: string;
  readonly owner: string;
  readonly account_id: string | null;
  readonly detail: unknown;
};

/** Which of these orders `followOn` would change, by one look at all of them. */
export async function toFollow(
  deps: Pick<Deps, 'db' | 'productOf'>,
  rows: readonly Row[],
  now: number,
): Promise<ReadonlySet<string>> {
  const open = rows.filter(({ detail }) => (detail as TransportDetail).rides.some((ride) => isFollowing(ride, now)));
  const beside = await besideEach(deps, open, now - SINCE_MS);
  const due = open.filter(({ id, detail }) => {
    const known = detail as TransportDetail;
    return !isDeepStrictEqual(followed(known, bookedBeside(beside.get(id) ?? []), now).detail, known);
  });
  return new Set(due.map(({ id }) => id));
}
