import { dayOf, daysBetween } from '#domain/core/time.ts';
import type { Booked, TripFinding, TripOrder } from '#domain/country/trip.ts';
import { spanOfSteps, tripSpan } from '#domain/country/trip.ts';
import { type CheckTrip, isOneOf, namedAmong, type Traveller } from '#domain/country/trip-travellers.ts';

/** Islands and a coast that can be visited without a visa. Source: the visa rules. */
const FREE_ZONES: readonly string[] = ['kish', 'qeshm', 'chabahar'];

type Need = Extract<TripFinding, { kind: 'visa' }>['need'];
/** The visa that a passport needs for a journey; null: none. `isZone`: the journey visits only free zones. */
export type NeedsVisa = (
  nationality: string,
  journey: { readonly days: number; readonly isZone: boolean },
) => Need | null;

/** Visas that are missing, wait for an answer, or end too early. */
export const visaFindings =
  (needsVisa: NeedsVisa): CheckTrip =>
  (orders, travellers) => {
    const placed = travellers.filter(({ steps }) => steps.length > 0);
    const needy = placed.flatMap((one) => needOf(one, needsVisa) ?? []);
    const unknown = placed.filter((one) => one.nationality === null && !hasVisa(one));
    return {
      findings: [
        ...[...new Set(needy.map(({ need }) => need))].map((need): TripFinding => {
          const same = needy.filter((one) => one.need === need);
          const arrival = same.map((one) => one.arrival).toSorted()[0] ?? '';
          return {
            ...{ kind: 'visa', id: `visa ${need} ${arrival}`, day: arrival, need, arrival },
            people: namedAmong(
              travellers,
              same.map(({ name }) => name),
            ),
            days: Math.max(...same.map(({ days }) => days)),
            nationalities: same.map(({ nationality }) => nationality),
            begun: same[0]?.begun ?? null,
          };
        }),
        ...orders.flatMap((order) => ofRequest(order, orders)),
      ],
      unseen: unknown.length > 0 ? [{ what: 'nationality', people: unknown.flatMap(({ name }) => name || []) }] : [],
    };
  };

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
  // A policy of insurance says nothing of where somebody is.
  const span = tripSpan(orders);
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
