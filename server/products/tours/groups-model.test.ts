import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { adult, type Browser, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, choiceFor, countsOf, importAgain } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { wrongRefunds } from '#server/testing/refund-check.ts';

/*
 * Random groups of one departure after the other, against a model that knows only the sentences of the rules: who pays joins
 * the group, each pays the least of the step at their booking and of the largest group from 60 days before on, a rest that is not
 * paid in time ends the order, what everybody has left is promised to nobody, an import changes how many more are sold, and of
 * what we call off all money comes back, or another date costs no more. The model shares no code with what it tests.
 */

const SEED = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const DEPARTURES = Number(process.env.TEST_RUNS) || sized(2, 100);
const ACTS = 18;
/** The price settles before this act, so that some book before it and some after. */
const SETTLES_AT = 7; // then somebody joins and pays, as at the beginning
const VALID_DAYS = 1000;
/** Of the tour. */
const MOST = 14;

/** Mulberry32: a small generator, so that a seed repeats a run. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** In cents, by hand: 880, 756 and 620 euros. */
const stepOf = (people: number): number => (people >= 8 ? 62_000 : people >= 4 ? 75_600 : 88_000);

type Group = {
  readonly browser: Browser;
  readonly orderId: string;
  readonly bookedAt: number;
  /** What each of its people paid when they left; null: they come along. */
  readonly people: (number | null)[];
  state: 'held' | 'paid' | 'over';
  owes: boolean;
  /** How often a place of it was given on. */
  names: number;
};

const server = bookingApp();
const { held, ready, opened, pay, cancel, change, read } = tourShop(server);

const staying = ({ people }: Group): number => people.filter((left) => left === null).length;

test(`places, prices and money of ${DEPARTURES} departures are those of the model (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const random = generator(SEED);
  const seen: Seen = { joined: 0, fallen: 0, named: 0, imported: 0, calledOff: 0, moved: 0, silent: 0 };
  for (let round = 0; round < DEPARTURES; round += 1) await oneDeparture(`MODEL-${round}`, random, seen);
  expect(seen.joined).toBeGreaterThan(0);
  // Otherwise it would test nothing of what it is for; in a few departures few may join, and no price may fall.
  console.info(`groups of ${DEPARTURES} departures: ${JSON.stringify(seen)}`);
  const rare = DEPARTURES >= 20 ? Math.min(...Object.values(seen)) : 1;
  expect([rare > 0, seen]).toEqual([true, seen]);
  if (DEPARTURES >= 20) expect(Math.min(seen.joined / 2, seen.fallen)).toBeGreaterThan(DEPARTURES);
  expect([await wrongBooks(server.db), await wrongRefunds(server.db, server.deps)]).toEqual([[], []]);
});

type Seen = Record<'joined' | 'fallen' | 'named' | 'imported' | 'calledOff' | 'moved' | 'silent', number>;
let passports = 0;

async function oneDeparture(id: string, random: (below: number) => number, seen: Seen): Promise<void> {
  const least = random(2) === 0 ? 2 : 4;
  /** What the file says; more may be held and paid when it is made smaller. */
  let capacity = 8 + random(6);
  let most = capacity;
  // In the morning, so that no act falls on the noon of a rule.
  server.clock.now = momentOf(addDays(dayOf(server.clock.now), 1), 9 * 60);
  const start = await addDeparture(server.db, server.clock.now, { id, inDays: 66, capacity, leastToRun: least });
  const groups: Group[] = [];
  let [largest, isSettled] = [0, false];
  let certainOn: string | null = null;

  const inState = (state: Group['state']) => groups.filter((group) => group.state === state);
  const peopleIn = (state: Group['state']) => inState(state).reduce((all, group) => all + staying(group), 0);
  const daysLeft = () => Math.round((momentOf(start, 9 * 60) - server.clock.now) / DAY_MS);
  const priceOf = ({ bookedAt }: Group) => Math.min(stepOf(bookedAt), isSettled ? stepOf(largest) : Infinity);
  /** What follows by itself from what has just happened. */
  const follow = () => {
    const paid = peopleIn('paid');
    if (isSettled) largest = Math.max(largest, paid);
    if (certainOn === null && paid >= least) certainOn = dayOf(server.clock.now);
    // What everybody has left is promised to nobody.
    if (paid + peopleIn('held') === 0) [certainOn, largest] = [null, 0];
  };

  const acts: (() => Promise<void>)[] = [
    // Somebody new holds places, or is told that there are too few.
    async () => {
      const size = 1 + random(4);
      const isFree = peopleIn('held') + peopleIn('paid') + size <= capacity;
      if (!isFree) {
        const { answer } = await held(choiceFor(id, size));
        expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'sold_out']);
        return;
      }
      const { browser, orderId } = await ready(choiceFor(id, size), { people: peopleFor(size) });
      const bookedAt = Math.max(peopleIn('paid') + size, largest);
      const group = { browser, orderId, bookedAt, people: Array(size).fill(null), owes: false, names: 0 };
      groups.push({ ...group, state: 'held' });
    },
    // The first who holds pays a deposit, or all.
    async () => {
      const [group] = inState('held');
      if (!group) return;
      const isDeposit = daysLeft() > 30 && random(2) === 0;
      await pay(group, isDeposit || daysLeft() <= 30 ? undefined : 'full');
      Object.assign(group, { state: 'paid', owes: isDeposit });
    },
    // A card is declined: the places stay held.
    async () => {
      const [group] = inState('held');
      if (!group) return;
      await server.sandbox.decide(await opened(group), { status: 'declined', reason: 'do_not_honour' });
    },
    // A hold is given up.
    async () => {
      const group = inState('held').at(-1);
      if (!group) return;
      await group.browser.release(group.orderId);
      group.state = 'over';
    },
    // The rest is paid.
    async () => {
      const group = inState('paid').find(({ owes }) => owes);
      if (!group) return;
      await pay(group);
      group.owes = false;
    },
    // One of several leaves, or all of a group.
    async () => {
      const paid = inState('paid');
      const group = paid[random(Math.max(1, paid.length))];
      if (!group) return;
      const place = group.people.indexOf(null);
      const isPart = staying(group) > 1 && random(2) === 0;
      const price = priceOf(group);
      const { answer } = await cancel(group, isPart ? [place] : []);
      // While cancelling is free, who stays keeps no step of a group that they sent away.
      const gone = group.people.length - staying(group) + 1;
      const isRefused = isPart && !isSettled && stepOf(group.bookedAt - gone) > stepOf(group.bookedAt);
      expect(answer.statusCode).toBe(isRefused ? 409 : 200);
      if (isRefused) return;
      if (isPart) group.people[place] = price;
      else group.state = 'over';
    },
    // A place is given to somebody else.
    async () => {
      const group = inState('paid').find(({ names }) => names < 2);
      if (!group || daysLeft() <= 30) return;
      await giveOn(group);
      group.names += 1;
      seen.named += 1;
    },
    // A file says another capacity: nobody loses a place, and what comes back is not sold again until it fits.
    async () => {
      capacity = Math.max(least, 6 + random(MOST - 5));
      most = Math.max(capacity, peopleIn('held') + peopleIn('paid'));
      await importAgain(server.db, server.clock.now, id, { capacity });
      seen.imported += 1;
    },
    pass,
  ];

  /** The clock runs on for years: each has a passport of their time. */
  const peopleFor = (size: number) =>
    Array.from({ length: size }, (_, place) => adult(place, { passportExpiry: addDays(start, VALID_DAYS) }));

  async function giveOn(group: Group): Promise<void> {
    passports += 1;
    const passport = { passportNumber: `N${10_000_000 + passports}`, passportExpiry: addDays(start, VALID_DAYS) };
    const { ageClass: _, ...somebody } = adult(0, { firstName: 'Carla', ...passport });
    const { toPay, toGive } = await change(group, { kind: 'name', person: group.people.indexOf(null), ...somebody });
    expect([toPay.EUR.amount, toGive.sum.amount]).toEqual([0, 0]);
  }

  /** Some days pass: what is only held ends, the price settles, a rest that is due is due. */
  async function pass() {
    // In the morning of the 60th day before, cancelling is free still.
    const toSettlement = daysLeft() - 59;
    const days = toSettlement > 0 ? toSettlement : 1 + random(9);
    server.clock.now += days * DAY_MS;
    for (const group of inState('held')) group.state = 'over';
    if (!isSettled && daysLeft() < 60) {
      isSettled = true;
      largest = peopleIn('paid');
    }
    const due = certainOn === null ? null : [addDays(start, -30), addDays(certainOn, 3)].sort().at(-1);
    if (due && dayOf(server.clock.now) > due)
      for (const group of inState('paid').filter(({ owes }) => owes)) group.state = 'over';
  }

  for (let act = 0; act < ACTS && daysLeft() > 22; act += 1) {
    // Joining and paying more often than the rest.
    const isBefore = act < SETTLES_AT;
    const which = random(acts.length + 10);
    const isSet = act < 2 || act === SETTLES_AT + 1 || act === SETTLES_AT + 2;
    const chosen = isSet ? acts[act % 2] : which < acts.length ? acts[which] : acts[which % 2];
    const day = act === SETTLES_AT || (chosen === pass && !isBefore);
    await (day ? pass : chosen === pass ? acts[0] : chosen)?.();
    // Payments take time: nobody decides in the same moment as somebody else.
    server.clock.now += MINUTE_MS / 60;
    await server.runJobs();
    follow();
    for (let again = 0; again < 2; again += 1) await server.runJobs();
    expect({ act, ...(await countsOf(server.db, id)) }).toEqual({
      act,
      held: peopleIn('held'),
      sold: peopleIn('paid'),
    });
    expect(peopleIn('held') + peopleIn('paid')).toBeLessThanOrEqual(most);
    for (const group of inState('paid')) await compare(group);
  }
  for (const group of inState('held')) await group.browser.release(group.orderId);
  server.clock.now += HOUR_MS;
  seen.joined += groups.length;
  if (random(2) === 0) await callOff();
  // Later files do not name it any more.
  const over = server.db.updateTable('tour_departure').set({ is_on_sale: false });
  await over.where('id', 'in', [id, `${id}-OTHER`]).execute();

  /** We call it off: each takes another date, all money, or says nothing. */
  async function callOff(): Promise<void> {
    const other = `${id}-OTHER`;
    const paid = inState('paid');
    await addDeparture(server.db, server.clock.now, { id: other, inDays: 90, capacity: MOST, leastToRun: 2 });
    await importAgain(server.db, server.clock.now, id, { calledOff: 'A storm.' });
    for (let again = 0; again < 3; again += 1) await server.runJobs();
    let there = 0;
    for (const group of paid) {
      expect((await read(group)).stage).toBe('calledOff');
      seen.calledOff += 1;
      server.clock.now += MINUTE_MS / 60;
      const which = random(3);
      if (which === 0 && there + staying(group) <= MOST) {
        const before = priceOf(group);
        await change(group, { kind: 'date', departure: other });
        there += staying(group);
        const each = Math.min(before, stepOf(there));
        await isTotal(group, each);
        seen.moved += 1;
      } else if (which === 1) {
        await cancel(group);
        await isAllBack(group);
      } else seen.silent += 1;
    }
    server.clock.now += 8 * DAY_MS;
    for (let again = 0; again < 3; again += 1) await server.runJobs();
    for (const group of paid) if ((await read(group)).item.departure === id) await isAllBack(group);
    expect([await countsOf(server.db, id), await countsOf(server.db, other)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: there },
    ]);
  }

  async function isTotal(group: Group, each: number): Promise<void> {
    const total = group.people.reduce<number>((all, left) => all + (left ?? each), 0);
    expect((await read(group)).total.amount).toBe(total);
  }

  /** Of who is left; who left before was given back what the rules of that day said. */
  async function isAllBack(group: Group): Promise<void> {
    expect((await read(group)).status).toBe('refunded');
    if (group.people.every((left) => left === null)) expect(await keptOf(group)).toBe(0);
  }

  async function compare(group: Group): Promise<void> {
    const order = await read(group);
    if (priceOf(group) < stepOf(group.bookedAt)) seen.fallen += 1;
    const total = group.people.reduce<number>((all, left) => all + (left ?? priceOf(group)), 0);
    expect([order.item.group, order.item.isCertain]).toEqual([peopleIn('paid'), certainOn !== null]);
    expect([order.total.amount, order.due?.purpose === 'balance']).toEqual([
      total,
      group.owes && order.due !== undefined,
    ]);
    if (group.owes || group.people.some((left) => left !== null)) return;
    // Whoever has paid all has paid the price as it is, to the cent.
    expect(await keptOf(group)).toBe(total);
  }
}

/** What was paid for an order and has not gone back, in cents. */
async function keptOf({ orderId }: Group): Promise<number> {
  const rows = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'sandbox_charge.charge_id', 'payment.charge_id')
    .select(['payment.amount', 'sandbox_charge.refunded'])
    .where('order_id', '=', orderId)
    .where('payment.status', 'in', ['succeeded', 'refunded'])
    .execute();
  return rows.reduce((all, { amount, refunded }) => all + amount - (refunded ?? 0), 0);
}
