import { ticketName } from '#domain/core/names.ts';
import { asOnTicket, passportText, personProblems } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { correctionOf } from '#domain/insurance/correction.ts';
import {
  CHANGE_SECONDS,
  daysFrom,
  endOf,
  firstDayProblem,
  lastDayOf,
  lastDayProblem,
  MAX_PEOPLE,
  MAX_PLACES,
} from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { bandOf } from '#domain/insurance/price.ts';
import type { components } from '#openapi/generated/types.ts';
import { encryptPassport, maskPassport, openPassport } from '#server/db/passports.ts';
import { isNameTaken } from '#server/orders/name-taken.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import { markOf, passengerColumns } from '#server/orders/passenger-columns.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import { certificateNumber } from '#server/products/insurance/certificate-number.ts';
import {
  banded,
  begunOf,
  CERTIFICATE,
  daysOf,
  faresOf,
  type InsuranceDetail,
  spanOf,
} from '#server/products/insurance/detail.ts';
import { ageClassOf } from '#server/products/insurance/people.ts';

type Wish<Kind> = Extract<components['schemas']['InsuranceChange'], { kind: Kind }>;
type Asked = Parameters<Changes<InsuranceDetail>['quote']>[2];
type Order = OrderOf<InsuranceDetail>;

/** What an owner may change of an issued policy: more days, other days before its cover, a name or a number. */
export const changes = {
  quoteMs: CHANGE_SECONDS * 1000,
  quote: async (_tx, order, asked) => {
    // The contract admits the wishes of all products.
    const wish = asked.wish as components['schemas']['InsuranceChange'];
    switch (wish.kind) {
      case 'extend':
        return extend(order, wish, asked);
      case 'move':
        return move(order, wish, asked);
      case 'correct':
        return correct(order, wish, asked);
      case 'add':
        return addPerson(order, wish, asked);
      default:
        throw notAllowed('A policy is not changed like this.');
    }
  },
  // What was quoted in time may be paid until its quote would end; money that comes later goes back.
  issue: async ({ before, detail, replaced, added }, { now }) => {
    const isMoved = before.firstDay !== detail.firstDay;
    const { startsAt, endsAt } = spanOf(before);
    if (now() >= (isMoved ? startsAt : endsAt) + CHANGE_SECONDS * 1000) return 'refused';
    return [...replaced, ...added].map(certificateNumber);
  },
} satisfies Pick<Changes<InsuranceDetail>, 'quoteMs' | 'quote' | 'issue'>;

const refuse = (found: Readonly<Record<string, FieldProblem>>): void => {
  if (Object.keys(found).length > 0) throw wishRefused(found);
};

const isStaying = ({ people }: Pick<Asked, 'people'>, position: number): boolean =>
  people.some((person) => person.position === position && person.left_at === null);

const papersFor = ({ papers }: Asked, isFor: (person: number) => boolean): readonly number[] =>
  papers.flatMap(({ position, person }) => (person !== null && isFor(person) ? [position] : []));

const changedTo = (detail: InsuranceDetail, replaces: readonly number[]): Changed<InsuranceDetail> => ({
  detail,
  fares: faresOf(detail),
  replaces,
  takesNothing: true,
});

/** More days for some or all; each pays the price of all days less that of those that are bought. */
function extend({ detail }: Order, { lastDay, people }: Wish<'extend'>, asked: Asked): Changed<InsuranceDetail> {
  if (!isDay(lastDay)) throw wishRefused({ lastDay: lastDay === '' ? 'required' : 'date_invalid' });
  if (!people.every((position) => isStaying(asked, position))) throw wishRefused({ people: 'person_left' });
  const chosen = detail.people.filter((_, position) => people.includes(position));
  if (chosen.some(({ days }) => asked.now >= endOf(lastDayOf(detail.firstDay, days))))
    throw notAllowed('This cover is over. A new policy begins with its waiting time.');
  const days = daysFrom(detail.firstDay, lastDay);
  refuse(
    problemsIn({
      lastDay: days > MAX_DAYS ? 'days_invalid' : chosen.some((one) => one.days >= days) ? 'last_day_early' : undefined,
    }),
  );
  const extended = detail.people.map((one, position) => (people.includes(position) ? { ...one, days } : one));
  return changedTo(
    { ...detail, people: extended },
    papersFor(asked, (person) => people.includes(person)),
  );
}

/** Other days for all who are still in it, at the prices of the purchase and the ages on the new first day. */
function move({ detail }: Order, { firstDay, lastDay }: Wish<'move'>, asked: Asked): Changed<InsuranceDetail> {
  if (detail.isInIran) throw notAllowed('Its first day follows the payment.');
  if (asked.now >= spanOf(detail).startsAt) throw notAllowed('The cover has begun.');
  refuse(
    problemsIn({
      firstDay: firstDayProblem(firstDay, dayOf(asked.now)),
      lastDay: lastDayProblem(firstDay, lastDay),
    }),
  );
  return changedTo(
    movedTo(detail, { firstDay, lastDay }, asked),
    papersFor(asked, (position) => isStaying(asked, position)),
  );
}

/** The same policy on other days, each with the price of the age on the new first day. */
export function movedTo(
  detail: InsuranceDetail,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  asked: Pick<Asked, 'people' | 'now'>,
): InsuranceDetail {
  const days = daysFrom(firstDay, lastDay);
  const isIn = (position: number) => isStaying(asked, position);
  const moved = { ...detail, ...begunOf({ isInIran: false, firstDay }, asked.now) };
  const people = detail.people.map((one, position) => (isIn(position) ? { ...one, days } : one));
  const births = asked.people.map(({ position, birth_on }) => (isIn(position) ? birth_on : null));
  return banded({ ...moved, people }, births);
}

/**
 * A few letters of a name, a gender, or the number of a renewed passport; the certificate of this person is issued anew.
 * What would make it somebody else is refused: more letters in all, and a new name with a new number.
 */
function correct(order: Order, { person, ...typed }: Wish<'correct'>, asked: Asked): Changed<InsuranceDetail> {
  const { detail } = order;
  const holder = asked.people.find(({ position, left_at }) => position === person && left_at === null);
  const covered = detail.people[person];
  if (!holder || !covered) throw wishRefused({ person: 'person_left' });
  if (asked.now >= endOf(lastDayOf(detail.firstDay, covered.days))) throw notAllowed('This cover is over.');
  const number = passportText(typed.passportNumber);
  const found = personProblems({ ...NOTHING_ELSE, ...typed }, { today: dayOf(asked.now), keepsNumber: number === '' });
  const { title, firstName, lastName, passportNumber } = found;
  const named = { title: typed.title, firstName: ticketName(typed.firstName), lastName: ticketName(typed.lastName) };
  const isSameNumber = number === '' || number === numberOf(order.id, holder, asked);
  const isSameName =
    named.title === holder.title && named.firstName === holder.first_name && named.lastName === holder.last_name;
  const isOthers = asked.people.some(
    (other) => other.position !== person && other.left_at === null && number === numberOf(order.id, other, asked),
  );
  refuse(
    problemsIn({
      title,
      firstName: firstName ?? (isSameName && isSameNumber ? 'nothing_changed' : undefined),
      lastName,
      passportNumber:
        passportNumber ??
        (number !== '' && isOthers ? 'same_passport' : isSameName || isSameNumber ? undefined : 'name_and_number'),
    }),
  );
  const staying = asked.people.filter(({ left_at }) => left_at === null);
  if (isNameTaken(staying, { position: person, ...named }, ({ birth_on }) => birth_on ?? ''))
    throw wishRefused({ firstName: 'same_person' });
  const before = { firstName: holder.first_name, lastName: holder.last_name };
  const correctedBefore = covered.corrected ?? 0;
  const { letters, problems } = correctionOf(before, named, correctedBefore);
  refuse(problems);
  const corrected = correctedBefore + letters;
  const { passport_country: passportCountry, nationality } = holder;
  const passport = {
    passport_sealed: encryptPassport(asked.config, order.id, person, number),
    passport_masked: maskPassport(number),
    passport_mark: markOf(asked.config, { passportNumber: number, passportCountry, nationality }),
  };
  return {
    ...changedTo(
      { ...detail, people: detail.people.map((one, place) => (place === person ? { ...one, corrected } : one)) },
      papersFor(asked, (one) => one === person),
    ),
    people: [{ position: person, ...named, ...(isSameNumber ? {} : { passport }) }],
  };
}

const NOTHING_ELSE = { birthDate: '', nationality: '', passportCountry: '', passportExpiry: '' };

const numberOf = (orderId: string, { position, passport_sealed }: PassengerRow, { config }: Asked): string =>
  passport_sealed === '' ? '' : openPassport(config, orderId, position, passport_sealed);

/** One person more before the cover begins, for the days of who is covered longest; in Iran each waits after an own payment. */
function addPerson(order: Order, { person }: Wish<'add'>, asked: Asked): Changed<InsuranceDetail> {
  const { detail } = order;
  const { people, config, now } = asked;
  if (detail.isInIran) throw notAllowed('In Iran a policy of its own begins with its waiting time.');
  if (now >= spanOf(detail).startsAt) throw notAllowed('The cover has begun.');
  const staying = people.filter(({ left_at }) => left_at === null);
  if (staying.length >= MAX_PEOPLE || people.length >= MAX_PLACES) throw wishRefused({ person: 'too_many_passengers' });
  const typed = asOnTicket({ ...person, passportCountry: '', passportExpiry: '' });
  const found = personProblems(typed, { today: dayOf(now), keepsNumber: false });
  const isTwice = staying.some((other) => numberOf(order.id, other, asked) === typed.passportNumber);
  const { title, firstName, lastName, birthDate, nationality } = found;
  const passportNumber = found.passportNumber ?? (isTwice ? 'same_passport' : undefined);
  refuse(problemsIn({ title, firstName, lastName, birthDate, nationality, passportNumber }));
  const position = people.length;
  const band = bandOf(typed.birthDate, detail.firstDay);
  const ageClass = ageClassOf(band);
  const {
    title: named,
    first_name,
    last_name,
    ...rest
  } = passengerColumns(config, { orderId: order.id, position }, { ...typed, ageClass });
  return {
    ...changedTo({ ...detail, people: [...detail.people, { band, days: daysOf(detail) }] }, []),
    people: [
      {
        ...{ position, title: named, firstName: first_name, lastName: last_name },
        added: { ...rest, age_class: ageClass, paper: CERTIFICATE },
      },
    ],
  };
}
