import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { codeOf, type Policy, policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

/*
 * Random lives of policies against a model that shares no code with them: it counts days by hand, reads prices from the
 * table as it is printed, and adds up money. After each act the order, the check of each certificate that was ever
 * given, and the bank say the same.
 */

const SEED = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
/** The whole has its own number: TEST_RUNS of `npm run test:long` is that of larger models. */
const LIVES = sized(Number(process.env.TEST_RUNS) || 6, 2000);
const ACTS = 7;
const MOST_PEOPLE = 4;

const server = bookingApp();
const { read, issued, ask, changed, givenBack, quoteBack, papersOf, stateOf } = policies(server);

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
type Random = ReturnType<typeof generator>;

const DAY = 86_400_000;
const TEHRAN = 12_600_000;
const textOf = (count: number) => new Date(count * DAY).toISOString().slice(0, 10);
/** Days since 1970 in Tehran. */
const today = () => Math.floor((server.clock.now + TEHRAN) / DAY);
const FEE = 5;

/** Of Standard, in euros: until 7, 15, 31, 45, 62 and 92 days. */
const PRINTED: readonly (readonly [age: number, prices: readonly number[]])[] = [
  [80, [40, 60, 80, 120, 160, 200]],
  [70, [30, 40, 50, 60, 70, 80]],
  [65, [25, 35, 45, 55, 65, 75]],
  [12, [20, 30, 40, 50, 60, 70]],
  [0, [10, 15, 20, 25, 30, 35]],
];
const columnOf = (days: number) => [7, 15, 31, 45, 62, 92].findIndex((most) => days <= most);

type Person = {
  readonly born: string;
  days: number;
  /** The price when the person left; null while insured. */
  left: number | null;
  isRefused: boolean;
  /** Of the certificates, the valid one last. */
  readonly numbers: string[];
};
type Life = Policy & {
  first: number;
  readonly people: Person[];
  /** In euros: paid less what came back. */
  net: number;
  isOver: boolean;
};

function yearsOn(born: string, count: number): number {
  const [day, birth] = [textOf(count), born];
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
}
const priceOf = (person: Person, first: number, days = person.days): number =>
  person.left ?? PRINTED.find(([age]) => age <= yearsOn(person.born, first))?.[1][columnOf(days)] ?? Number.NaN;
const staying = ({ people }: Life) => people.filter(({ left }) => left === null);
const totalOf = ({ people, first }: Life) => people.reduce((total, person) => total + priceOf(person, first), 0);
const hasBegun = ({ first }: Life) => today() >= first;
const isEnded = (life: Life, { days }: Person) => today() >= life.first + days;

/** Half of them come into another band within a month of the first day. */
function someBirth(random: Random, first: number): string {
  const years = random(2) === 0 ? ([12, 65, 70, 80][random(4)] ?? 12) : 1 + random(90);
  const birthday = textOf(first - 30 + random(60));
  const day = birthday.endsWith('02-29') ? '-03-01' : birthday.slice(4);
  return `${Number(birthday.slice(0, 4)) - years}${day}`;
}

async function born(random: Random): Promise<Life> {
  const first = today() + 2 + random(25);
  const days = 1 + random(40);
  const births = Array.from({ length: 1 + random(3) }, () => someBirth(random, first));
  const passengers = births.map((birthDate) => traveller(birthDate));
  const people = births.map((birthDate) => ({ band: 'from12' as const, birthDate }));
  const { order, ...policy } = await issued({ firstDay: textOf(first), days, people }, passengers);
  const insured = births.map((birth): Person => ({ born: birth, days, left: null, isRefused: false, numbers: [] }));
  return { ...policy, first, people: insured, net: order.total.amount / 100, isOver: false };
}

/** Notes which numbers the order has now. */
async function noteNumbers(life: Life): Promise<void> {
  if (life.isOver) return;
  for (const { number, holder } of await papersOf(life)) {
    const numbers = life.people[holder?.person ?? -1]?.numbers;
    if (numbers && numbers.at(-1) !== number) numbers.push(number);
  }
}

const notAllowed = async (life: Life, wish: Parameters<typeof ask>[1]) =>
  expect(codeOf(await ask(life, wish))[1]).toBe('not_allowed');

async function extend(life: Life, random: Random): Promise<string> {
  const chosen = life.people.flatMap((person, place) => (person.left === null && random(2) === 0 ? [place] : []));
  if (chosen.length === 0) return 'nobody extended';
  const ones = chosen.flatMap((place) => life.people[place] ?? []);
  const days = Math.max(...ones.map((person) => person.days)) + 1 + random(30);
  const wish = { kind: 'extend' as const, lastDay: textOf(life.first + days - 1), people: chosen };
  if (ones.some((person) => isEnded(life, person))) {
    await notAllowed(life, wish);
    return 'extended too late';
  }
  if (days > 92) {
    expect(codeOf(await ask(life, wish))[2]).toEqual({ lastDay: 'days_invalid' });
    return 'extended too far';
  }
  const more = ones.reduce((sum, person) => sum + priceOf(person, life.first, days) - priceOf(person, life.first), 0);
  const { change } = await changed(life, wish);
  expect(change.toPay.EUR.amount).toBe(more * 100);
  for (const person of ones) person.days = days;
  life.net += more;
  return more === 0 ? 'extended for nothing' : 'extended';
}

async function move(life: Life, random: Random): Promise<string> {
  const [first, days] = [today() + 1 + random(40), 1 + random(92)];
  const wish = { kind: 'move' as const, firstDay: textOf(first), lastDay: textOf(first + days - 1) };
  if (hasBegun(life)) {
    await notAllowed(life, wish);
    return 'moved too late';
  }
  const before = totalOf(life);
  const isSame = life.first === first && staying(life).every((person) => person.days === days);
  if (isSame) return 'moved nowhere';
  const { change } = await changed(life, wish);
  for (const person of staying(life)) person.days = days;
  life.first = first;
  const more = totalOf(life) - before;
  expect([change.toPay.EUR.amount, change.toGive.sum.amount]).toEqual([
    Math.max(0, more) * 100,
    Math.max(0, -more) * 100,
  ]);
  life.net += more;
  return more < 0 ? 'moved for less' : 'moved';
}

async function correct(life: Life): Promise<string> {
  const place = life.people.findIndex(({ left }) => left === null);
  const person = life.people[place];
  if (!person) return 'nobody corrected';
  const { passportNumber = '' } = traveller();
  const { firstName = '', lastName = '' } = (await read(life)).passengers[place] ?? {};
  const name = { title: 'MS' as const, firstName, lastName };
  const wish = { kind: 'correct' as const, person: place, ...name, passportNumber };
  if (isEnded(life, person)) {
    await notAllowed(life, wish);
    return 'corrected too late';
  }
  const { change } = await changed(life, wish);
  expect(change.toPay.EUR.amount).toBe(0);
  // A refused visa is known by its passport, and that is another one now.
  person.isRefused = false;
  return 'corrected';
}

async function addOne(life: Life, random: Random): Promise<string> {
  if (life.people.length >= MOST_PEOPLE) return 'full';
  const birth = someBirth(random, life.first);
  const { firstName, lastName, nationality = '', passportNumber = '' } = traveller(birth);
  const person = { title: 'MS' as const, firstName, lastName, birthDate: birth, nationality, passportNumber };
  if (hasBegun(life)) {
    await notAllowed(life, { kind: 'add', person });
    return 'added too late';
  }
  const days = Math.max(...staying(life).map((one) => one.days));
  const one: Person = { born: birth, days, left: null, isRefused: false, numbers: [] };
  const { change } = await changed(life, { kind: 'add', person });
  const price = priceOf(one, life.first);
  expect(change.toPay.EUR.amount).toBe(price * 100);
  life.people.push(one);
  life.net += price;
  return 'added';
}

const backFor = (life: Life, person: Person): number =>
  Math.max(0, priceOf(person, life.first) - (person.isRefused ? 0 : FEE));

async function leave(life: Life, random: Random, isAll: boolean): Promise<string> {
  if (hasBegun(life)) {
    expect(codeOf(await quoteBack(life)).slice(0, 2)).toEqual([409, 'not_allowed']);
    return 'left too late';
  }
  const there = staying(life);
  const going = isAll ? there : there.slice(random(there.length)).slice(0, 1);
  const places = (await papersOf(life))
    .filter(({ holder }) => going.includes(life.people[holder?.person ?? -1] as Person))
    .map(({ position }) => position);
  const back = going.reduce((sum, person) => sum + backFor(life, person), 0);
  expect((await givenBack(life, isAll ? [] : places)).amount).toBe(back * 100);
  for (const person of going) person.left = priceOf(person, life.first);
  life.net -= back;
  life.isOver = staying(life).length === 0;
  return life.isOver ? 'cancelled' : 'left';
}

/** A visa request of the same browser and passport is refused for these days; told as the visa's order tells it. */
async function refuseVisa(life: Life, random: Random): Promise<string> {
  const place = random(life.people.length);
  const person = life.people[place];
  if (!person || person.left !== null) return 'nobody refused';
  const marks = server.db.selectFrom('passenger').select('passport_mark').where('order_id', '=', life.orderId);
  const { passport_mark } = await marks.where('position', '=', place).executeTakeFirstOrThrow();
  const owners = server.db.selectFrom('orders').select('owner').where('id', '=', life.orderId);
  const { owner } = await owners.executeTakeFirstOrThrow();
  const visa = await issued({ firstDay: textOf(today() + 300) });
  // Any days of this or the next year: policies may move.
  const gives = JSON.stringify([{ kind: 'visaRefused', people: null, from: '2026-01-01', to: '2037-12-31' }]);
  await server.db.updateTable('orders').set({ gives, owner }).where('id', '=', visa.orderId).execute();
  await server.db.updateTable('passenger').set({ passport_mark }).where('order_id', '=', visa.orderId).execute();
  person.isRefused = true;
  return 'visa refused';
}

async function act(life: Life, random: Random): Promise<string> {
  switch (random(9)) {
    case 0:
    case 1:
      return extend(life, random);
    case 2:
    case 3:
      return move(life, random);
    case 4:
      return addOne(life, random);
    case 5:
      return leave(life, random, random(3) === 0);
    case 6:
      return random(3) === 0 ? refuseVisa(life, random) : correct(life);
    default: {
      const days = 1 + random(12);
      server.clock.now += days * DAY;
      return 'time passed';
    }
  }
}

const stateOfModel = (life: Life, person: Person): string => {
  if (person.left !== null) return 'cancelled';
  if (today() < life.first) return 'scheduled';
  return isEnded(life, person) ? 'ended' : 'active';
};

/** What the bank has of an order, in euros: in less out. */
async function atBank({ orderId }: Policy): Promise<number> {
  const charges = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'sandbox_charge.charge_id', 'payment.charge_id')
    .select(['sandbox_charge.amount', 'sandbox_charge.refunded'])
    .where('order_id', '=', orderId)
    .where('sandbox_charge.status', 'in', ['succeeded', 'refunded'])
    .execute();
  return charges.reduce((sum, { amount, refunded }) => sum + amount - (refunded ?? 0), 0) / 100;
}

async function expectSame(life: Life): Promise<void> {
  await noteNumbers(life);
  const { item, total, status } = await read(life);
  expect([status === 'refunded' || status === 'cancelled', item.firstDay]).toEqual([life.isOver, textOf(life.first)]);
  expect(item.people.map(({ days }) => days)).toEqual(life.people.map(({ days }) => days));
  expect(total.amount).toBe(totalOf(life) * 100);
  if (!life.isOver) {
    const valid = (await papersOf(life)).map(({ holder }) => holder?.person);
    expect(valid.toSorted()).toEqual(life.people.flatMap(({ left }, place) => (left === null ? [place] : [])));
  }
  for (const person of life.people) {
    const states = await Promise.all(person.numbers.map(stateOf));
    const last = states.length - 1;
    expect(states).toEqual(person.numbers.map((_, at) => (at < last ? 'replaced' : stateOfModel(life, person))));
  }
  expect(await atBank(life)).toBe(life.net);
}

test(`whatever happens to a policy, days, certificates and money are those of the model (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const random = generator(SEED);
  const done: Record<string, number> = {};
  for (let index = 0; index < LIVES; index += 1) {
    const life = await born(random);
    const story: string[] = [];
    try {
      await expectSame(life);
      for (let count = 0; count < ACTS && !life.isOver; count += 1) {
        const what = await act(life, random);
        story.push(what);
        done[what] = (done[what] ?? 0) + 1;
        await server.runJobs();
        await expectSame(life);
      }
    } catch (error) {
      throw new Error(`seed ${SEED}, life ${index}: ${story.join(', ')}`, { cause: error });
    }
  }
  expect(server.errors).toEqual([]);
  expect(Object.keys(done).length).toBeGreaterThan(LIVES < 50 ? 3 : 14);
  console.info(`lives of policies: ${JSON.stringify(done)}`);
});
