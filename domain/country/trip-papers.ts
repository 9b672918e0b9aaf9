import { addDays, addMonths, dayOf, daysBetween } from '#domain/core/time.ts';
import type { Booked, Journey, TripFinding, TripOrder } from '#domain/country/trip.ts';
import { spanOfSteps } from '#domain/country/trip.ts';
import { isOneOf, type Traveller } from '#domain/country/trip-travellers.ts';

/** Required validity of a passport after the last day. Source: the visa rule, six months. */
const PASSPORT_MONTHS = 6;

/** Islands and a coast that can be visited without a visa. Source: the visa rules. */
const FREE_ZONES: readonly string[] = ['kish', 'qeshm', 'chabahar'];

type Need = Extract<TripFinding, { kind: 'visa' }>['need'];
/** The visa that a passport needs for a journey; null: none. `isZone`: the journey visits only free zones. */
export type NeedsVisa = (
  nationality: string,
  journey: { readonly days: number; readonly isZone: boolean },
) => Need | null;

type Papers = { readonly findings: TripFinding[]; readonly unseen: Journey['unseen'] };

/** Visas and passports: findings that prevent boarding. */
export function paperFindings(
  orders: readonly TripOrder[],
  travellers: readonly Traveller[],
  needsVisa: NeedsVisa,
): Papers {
  const placed = travellers.filter(({ steps }) => steps.length > 0);
  const isOfAll = (people: readonly string[]) => people.length === travellers.length;
  const named = (people: readonly string[]): string[] => (isOfAll(people) ? [] : people.filter(Boolean));
  const needy = placed.flatMap((one) => needOf(one, needsVisa) ?? []);
  return {
    findings: [
      ...[...new Set(needy.map(({ need }) => need))].map((need): TripFinding => {
        const same = needy.filter((one) => one.need === need);
        const arrival = same.map((one) => one.arrival).toSorted()[0] ?? '';
        return {
          ...{ kind: 'visa', id: `visa ${need} ${arrival}`, day: arrival, need, arrival },
          people: named(same.map(({ name }) => name)),
          days: Math.max(...same.map(({ days }) => days)),
          nationalities: same.map(({ nationality }) => nationality),
          begun: same[0]?.begun ?? null,
        };
      }),
      ...orders.flatMap((order) => ofRequest(order, orders)),
      ...placed.flatMap((one) => shortPassport(one, named)),
    ],
    unseen: [
      { what: 'nationality' as const, of: placed.filter((one) => one.nationality === null && !hasVisa(one)) },
      { what: 'passport' as const, of: placed.filter((one) => one.passportEndsOn === null) },
    ]
      .filter(({ of }) => of.length > 0)
      .map(({ what, of }) => ({ what, people: of.flatMap(({ name }) => name || []) })),
  };
}

const visasOf = ({ orders, name }: Traveller): readonly TripOrder[] =>
  orders.filter(
    (order) => order.steps.some(({ kind }) => kind === 'visa') && (order.people.length === 0 || isOneOf(order, name)),
  );
/** A request that was only begun does not count. */
const hasVisa = (one: Traveller): boolean => visasOf(one).some(({ state }) => state !== 'begun');

function needOf(one: Traveller, needsVisa: NeedsVisa) {
  const { name, nationality, steps } = one;
  const span = spanOfSteps(steps);
  if (nationality === null || !span || hasVisa(one)) return null;
  const days = daysBetween(span.first, span.last) + 1;
  const isZone = steps.every(({ step }) => [step.from, step.to].every(({ slug }) => FREE_ZONES.includes(slug)));
  const need = needsVisa(nationality, { days, isZone });
  const [begun] = visasOf(one);
  return need && { name, nationality, need, arrival: span.first, days, begun: begun ? bookingOfVisa(begun) : null };
}

const bookingOfVisa = ({ reference, page, steps }: TripOrder) => {
  const { title, startsAt, endsAt } = steps.find(({ kind }) => kind === 'visa') as Booked['step'];
  return { reference, page, title, startsAt, endsAt };
};

/** What a request waits for, and what of it expires too early. */
function ofRequest(order: TripOrder, orders: readonly TripOrder[]): TripFinding[] {
  const step = order.steps.find(({ kind }) => kind === 'visa');
  if (!step) return [];
  const { answerBy, enterBy, endsAt } = step;
  const span = spanOfSteps(
    orders.flatMap((one) => one.steps.filter(({ kind }) => kind !== 'visa').map((placed) => ({ step: placed }))),
  );
  const arrival = span?.first ?? dayOf(step.startsAt);
  const lastDay = dayOf(endsAt - 1);
  const booking = bookingOfVisa(order);
  const of = { people: [], booking };
  return [
    ...(answerBy === null
      ? []
      : [{ ...of, kind: 'visaQuestion' as const, id: `question ${order.reference}`, day: answerBy, answerBy }]),
    ...(enterBy !== null && enterBy < arrival
      ? [{ ...of, kind: 'visaLapses' as const, id: `lapses ${order.reference}`, day: enterBy, enterBy, arrival }]
      : []),
    ...(span && lastDay < span.last
      ? [{ ...of, kind: 'visaEnds' as const, id: `ends ${order.reference}`, day: lastDay, lastDay: span.last }]
      : []),
  ];
}

/** A passport must be renewed before the first day. */
function shortPassport(
  { name, passportEndsOn, steps }: Traveller,
  named: (people: readonly string[]) => string[],
): TripFinding[] {
  const span = spanOfSteps(steps);
  if (!span || passportEndsOn === null) return [];
  const neededUntil = addMonths(span.last, PASSPORT_MONTHS);
  if (passportEndsOn >= neededUntil) return [];
  return [
    {
      ...{ kind: 'passport', id: `passport ${span.first} ${name}`, day: addDays(span.first, -1) },
      ...{ people: named([name]), endsOn: passportEndsOn, neededUntil },
    },
  ];
}
