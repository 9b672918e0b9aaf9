import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { groupProblem, type PlaceProblem } from '#domain/transport/runs/choice.ts';
import { ageClassesOf, riderAs, runPeopleProblems } from '#domain/transport/runs/people.ts';
import { pricedPlaces } from '#domain/transport/runs/price.ts';
import { partyOf, partyProblem, type Rider } from '#domain/transport/runs/riders.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { faresOfRun, type RunItemDetail, stockOf } from '#server/products/transport/runs/detail.ts';
import { fieldsProblem, whatFits } from '#server/products/transport/runs/places-problem.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';

type Order = OrderOf<RunItemDetail>;

const ridersOf = ({ places }: Pick<RunItemDetail, 'places'>): readonly Rider[] =>
  places.flatMap(({ rider }) => rider ?? []);

const TITLES: Readonly<Record<Rider, '' | 'MR' | 'MS'>> = { woman: 'MS', man: 'MR', child: '' };

/** Empty forms, with the title by which a place was chosen. */
export const emptyRunPeople = (detail: RunItemDetail): PassengerDraft => {
  const riders = ridersOf(detail);
  return {
    email: '',
    phone: '',
    passengers: ageClassesOf(riders, detail.infants).map((ageClass, at) => {
      const rider = riders[at];
      return { ageClass, ...EMPTY_PERSON, title: rider ? TITLES[rider] : '' };
    }),
  };
};

/** The same places for who these people really are, by their titles and ages on the day. */
function withPeople(detail: RunItemDetail, passengers: PassengerDetails['passengers']): RunItemDetail {
  const { day } = detail.times;
  const choice = detail.places.map(({ place, rider, person }) => {
    const typed = person === null ? undefined : passengers[person];
    return { place, rider: rider && typed ? riderAs(typed, rider, day) : rider };
  });
  const priced = pricedPlaces(detail.runClass, choice, detail.childPercent);
  return { ...detail, places: detail.places.map((one, at) => ({ ...one, ...priced[at] })) };
}

/**
 * What is wrong with the people; and where their titles or ages are not those by which places were chosen, whether they may have these
 * places. If not, says what would fit them (422), and the places stay held as they were.
 */
export async function checkRunPeople(
  order: Order,
  details: PassengerDetails,
  now: number,
  { tx }: { readonly tx: Queryable },
): Promise<Readonly<Record<string, FieldProblem>>> {
  const { detail } = order;
  const { day, arrivesDay } = detail.times;
  const asked = { riders: ridersOf(detail), infants: detail.infants, days: [day, arrivesDay], today: dayOf(now) };
  const found = runPeopleProblems(details, asked);
  if (Object.keys(found).length > 0) return found;
  const after = withPeople(detail, details.passengers);
  const changed = changedPeople(detail, after);
  if (changed.length === 0) return {};
  const taken = await takenPlaces(tx, detail.run, detail.holder);
  const problem = groupProblem(detail.runClass, taken, after.places) ?? lapProblem(after);
  if (problem) throw await refusal(tx, { detail, after, changed, taken, problem, details, now });
  return {};
}

/** Positions of those who are somebody else than was booked: a man and no woman, or twelve and no child. */
const changedPeople = (before: RunItemDetail, after: RunItemDetail): readonly number[] =>
  before.places.flatMap(({ rider, person }, at) =>
    person !== null && after.places[at]?.rider !== rider ? [person] : [],
  );

/** No infant travels without a lap. */
function lapProblem({ places, infants }: RunItemDetail): PlaceProblem | null {
  const [first] = places;
  if (!first || partyProblem(partyOf(places, infants)) === null) return null;
  return { code: 'child_alone', place: first.place };
}

type Refused = {
  readonly detail: RunItemDetail;
  readonly after: RunItemDetail;
  readonly changed: readonly number[];
  readonly taken: Awaited<ReturnType<typeof takenPlaces>>;
  readonly problem: PlaceProblem;
  readonly details: PassengerDetails;
  readonly now: number;
};

async function refusal(db: Queryable, { detail, after, changed, taken, problem, details, now }: Refused) {
  const { kind, number, times } = detail;
  const run = await findRun(db, { kind, number, day: times.day });
  const at = after.places.find(({ place }) => place === problem.place)?.person ?? null;
  const person = at !== null && changed.includes(at) ? at : (changed[0] ?? 0);
  const fields = { [`passengers.${person}.${fieldOf(detail, details, person)}`]: problem.code };
  const party = partyOf(after.places, after.infants);
  const none = { place: problem.place, beside: null, classes: [] };
  return fieldsProblem(fields, run ? whatFits({ run, party, taken, now }, problem) : none);
}

/** What made somebody another one than was booked: the title, or the birth date. */
function fieldOf({ places, times }: RunItemDetail, { passengers }: PassengerDetails, person: number): string {
  const booked = places.find((one) => one.person === person)?.rider;
  const typed = passengers[person];
  if (!booked || !typed || booked === 'child') return 'birthDate';
  return riderAs(typed, booked, times.day) === 'child' ? 'birthDate' : 'title';
}

/** Takes the same places for who the people really are; their ages decide the price. */
export const repriceRun: Product<RunItemDetail>['reprice'] = async (tx, { detail }, { passengers }) => {
  const after = withPeople(detail, passengers);
  const problem = await takePlaces(tx, stockOf(after), after.places);
  // Checked just now; somebody came between.
  if (problem)
    throw fieldsProblem({ 'passengers.0.title': problem.code }, { place: problem.place, beside: null, classes: [] });
  return { detail: after, fares: faresOfRun(after) };
};
