import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { ageClassOn } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { ticketName } from '#domain/core/names.ts';
import { passportText, personProblems } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { CHANGE_SECONDS } from '#domain/transport/changing.ts';
import { groupProblem } from '#domain/transport/runs/choice.ts';
import { correctedUntil, correctionOf, type Identity } from '#domain/transport/runs/correcting.ts';
import { riderAs } from '#domain/transport/runs/people.ts';
import { otherRunUntil } from '#domain/transport/runs/railway.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { openPassport } from '#server/db/passports.ts';
import { openChange } from '#server/orders/changes.ts';
import { isNameTaken } from '#server/orders/name-taken.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import { passengerColumns } from '#server/orders/passenger-columns.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import { numberFor } from '#server/products/transport/issue.ts';
import { type RunItemDetail, stayingPlaces, stockOf } from '#server/products/transport/runs/detail.ts';
import { onOtherRun } from '#server/products/transport/runs/other-run.ts';
import {
  freePlaces,
  restoreSides,
  sellPlaces,
  takenPlaces,
  takePlaces,
} from '#server/products/transport/runs/stock.ts';

type Wish<Kind> = Extract<components['schemas']['TransportChange'], { kind: Kind }>;
type Asked = Parameters<Changes<RunItemDetail>['quote']>[2];
type Order = OrderOf<RunItemDetail>;
type Problems = Readonly<Partial<Record<string, FieldProblem>>>;

/** What an owner may change: what was typed wrongly of somebody, and another run where theirs was cancelled. */
export const changes: Changes<RunItemDetail> = {
  quoteMs: CHANGE_SECONDS * 1000,
  quote: async (tx, order, asked) => {
    // The contract admits the wishes of all products.
    const wish = asked.wish as components['schemas']['TransportChange'];
    switch (wish.kind) {
      case 'person':
        return correct(tx, order, wish, asked);
      case 'run':
        return onOtherRun(tx, order, wish, asked);
      default:
        throw notAllowed('A train or a bus is not changed like this.');
    }
  },
  // The places of the other run, and of who counts as somebody else where the change has got so far.
  drop: async (db, before, after) => {
    if (isElsewhere(before, after)) await freePlaces(db, stockOf(after));
    else if (isOtherSide(before, after)) await restoreSides(db, stockOf(before), stayingPlaces(before));
  },
  take: async (db, before, after) => {
    if (!isElsewhere(before, after)) return;
    if (!(await sellPlaces(db, stockOf(after)))) throw new Error(`Nothing of ${after.run} is held for this change`);
    await freePlaces(db, stockOf(before));
  },
  // What the railway told meanwhile changes nothing of a quote.
  follow: (now, { before, after }) => {
    if (!isDeepStrictEqual(withoutNews(now), withoutNews(before))) return null;
    return isElsewhere(before, after) ? after : { ...after, delay: now.delay, stage: now.stage };
  },
  partOf: () => null,
  issue: async ({ orderId, changeId, before, detail, replaced }, { db, now }) => {
    // Who was late to confirm, or waited for the work, may have left with their own.
    const isOver = isElsewhere(before, detail)
      ? now() >= Math.min(detail.times.departsAt, otherRunUntil(before) ?? 0)
      : now() > correctedUntil(before.times.departsAt) + CHANGE_SECONDS * 1000;
    if (isOver) return 'refused';
    // Until now a stranger could sit down beside who counts as somebody else from here on.
    if (!isElsewhere(before, detail) && isOtherSide(before, detail)) {
      const isTaken = await db.transaction().execute((tx) => takeOtherSide(tx, { orderId, changeId, detail }));
      if (!isTaken) return 'refused';
    }
    return replaced.map(({ position }) => numberFor(orderId, `${changeId} ${position}`));
  },
};

type Begun = { readonly orderId: string; readonly changeId: string; readonly detail: RunItemDetail };

/**
 * The same places for who counts as somebody else now. Nothing is taken where the change ended meanwhile, as when the bank took its money
 * back and the order was cancelled: nobody would free it.
 */
async function takeOtherSide(tx: Transaction<Tables>, { orderId, changeId, detail }: Begun): Promise<boolean> {
  await lockOrder(tx, orderId);
  const change = await openChange(tx, orderId);
  if (change?.id !== changeId || change.status !== 'changing') return false;
  return (await takePlaces(tx, stockOf(detail), stayingPlaces(detail))) === null;
}

const isElsewhere = (before: RunItemDetail, after: RunItemDetail): boolean => before.holder !== after.holder;

const isOtherSide = (before: RunItemDetail, after: RunItemDetail): boolean =>
  before.places.some(({ rider }, at) => rider !== after.places[at]?.rider);

const withoutNews = ({ delay: _, stage: __, ...detail }: RunItemDetail) => detail;

const refuse = (found: Problems): void => {
  const problems = problemsIn(found as Record<string, FieldProblem | undefined>);
  if (Object.keys(problems).length > 0) throw wishRefused(problems as Record<string, FieldProblem>);
};

/** What was typed wrongly of the same person; their ticket is issued anew. Who counts as a man and no woman then may need another place. */
async function correct(
  db: Queryable,
  order: Order,
  { person, kind: _, ...typed }: Wish<'person'>,
  asked: Asked,
): Promise<Changed<RunItemDetail>> {
  const { detail } = order;
  const { times, stage, corrected = {} } = detail;
  if (stage === 'cancelled') throw notAllowed('It does not run.');
  if (asked.now > correctedUntil(times.departsAt)) throw notAllowed('It is too late to correct a ticket.');
  const staying = asked.people.filter(({ left_at }) => left_at === null);
  const holder = staying.find(({ position }) => position === person);
  if (!holder) throw wishRefused({ person: 'invalid' });
  const known = numberOf(order.id, holder, asked);
  const whole = { ...asBooked(holder), ...typed };
  const number = numberTyped(whole.passportNumber, holder) || known;
  const fresh = {
    ...whole,
    ...{ firstName: ticketName(whole.firstName), lastName: ticketName(whole.lastName), passportNumber: number },
  };
  const found = personProblems(fresh, { today: dayOf(asked.now), keepsNumber: false });
  // By the birth date that was told: it made the price.
  const booked = holder.birth_on === null ? holder.age_class : ageClassOn(holder.birth_on, times.day);
  const ageClass = found.birthDate ? booked : ageClassOn(fresh.birthDate, times.day);
  const isOthers = staying.some(
    (other) => other !== holder && number !== '' && number === numberOf(order.id, other, asked),
  );
  refuse({
    ...found,
    birthDate: found.birthDate ?? (ageClass === booked ? undefined : 'age_not_as_booked'),
    passportExpiry: found.passportExpiry ?? (fresh.passportExpiry < times.arrivesDay ? 'passport_expired' : undefined),
    passportNumber: found.passportNumber ?? (isOthers ? 'same_passport' : undefined),
  });
  const named = { position: person, firstName: fresh.firstName, lastName: fresh.lastName };
  if (isNameTaken(staying, named, ({ birth_on }) => birth_on ?? '')) throw wishRefused({ firstName: 'same_person' });
  const before = {
    ...{ firstName: holder.first_name, lastName: holder.last_name },
    ...{ title: holder.title, birthDate: holder.birth_on ?? '', passportNumber: known },
  };
  const { corrected: done, problem } = correctionOf(before, fresh, corrected[person] ?? null);
  if (problem) throw wishRefused({ [fieldOf(before, fresh)]: problem });
  const places = detail.places.map((one) =>
    one.person === person && one.rider ? { ...one, rider: riderAs(fresh, one.rider, times.day) } : one,
  );
  const after = {
    ...detail,
    places,
    corrected: done === null ? corrected : { ...corrected, [person]: done },
  };
  if (isOtherSide(detail, after)) await requirePlace(db, after);
  const columns = passengerColumns(asked.config, { orderId: order.id, position: person }, { ...fresh, ageClass });
  const { title, first_name, last_name, birth_on, nationality, passport_country, passport_expires_on, ...passport } =
    columns;
  const isSame = isDeepStrictEqual(identityOf({ ...holder, number: known }), identityOf({ ...columns, number }));
  if (isSame) throw wishRefused({ firstName: 'nothing_changed' });
  return {
    detail: after,
    fares: euro(order.fares),
    people: [
      {
        ...{ position: person, title, firstName: first_name, lastName: last_name, passport },
        instead: { birth_on, nationality, passport_country, passport_expires_on },
      },
    ],
    replaces: asked.papers.flatMap((paper) => (paper.person === person ? [paper.position] : [])),
    takesNothing: true,
  };
}

/** The first thing that is another one. */
function fieldOf(before: Identity, after: Identity): keyof Identity {
  const fields = ['firstName', 'lastName', 'title', 'birthDate', 'passportNumber'] as const;
  return fields.find((field) => before[field].toUpperCase() !== after[field].toUpperCase()) ?? 'firstName';
}

type Columns = Pick<
  PassengerRow,
  'title' | 'first_name' | 'last_name' | 'birth_on' | 'nationality' | 'passport_country' | 'passport_expires_on'
>;

const identityOf = (of: Columns & { readonly number: string }) => [
  ...[of.title, of.first_name, of.last_name, of.birth_on, of.nationality],
  ...[of.passport_country, of.passport_expires_on, of.number],
];

/** Throws 422 where somebody who counts as a man, or as a woman, cannot have their place. */
async function requirePlace(db: Queryable, after: RunItemDetail): Promise<void> {
  const taken = await takenPlaces(db, after.run, after.holder);
  const problem = groupProblem(after.runClass, taken, stayingPlaces(after));
  if (problem) throw wishRefused({ title: problem.code });
}

/** What a wish leaves out; the number as it is shown to who may not see it. */
const asBooked = (holder: PassengerRow): Required<Omit<Wish<'person'>, 'kind' | 'person'>> => ({
  title: holder.title === 'MR' ? 'MR' : 'MS',
  firstName: holder.first_name,
  lastName: holder.last_name,
  birthDate: holder.birth_on ?? '',
  nationality: holder.nationality,
  passportNumber: holder.passport_masked,
  passportCountry: holder.passport_country ?? '',
  passportExpiry: holder.passport_expires_on ?? '',
});

/** A browser that may not see the number sends its masked form back. */
const numberTyped = (typed: string, { passport_masked }: PassengerRow): string =>
  typed === passport_masked ? '' : passportText(typed);

const numberOf = (orderId: string, { position, passport_sealed }: PassengerRow, { config }: Asked): string =>
  passport_sealed === '' ? '' : openPassport(config, orderId, position, passport_sealed);
