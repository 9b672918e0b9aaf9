import { leavingPlaces, leavingProblem } from '#domain/transport/runs/giving.ts';
import { papersByName } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { quoteFor } from '#server/products/transport/runs/cancellation.ts';
import { type RunItemDetail, stayingPlaces, stockOf } from '#server/products/transport/runs/detail.ts';
import { giveBack } from '#server/products/transport/runs/stock.ts';

type Parts = NonNullable<Product<RunItemDetail>['cancellation']['parts']>;

/** Who holds one of these papers; who holds none is in the order or has left it. */
const holdersOf = (papers: readonly { readonly person: number | null }[]): readonly number[] =>
  papers.flatMap(({ person }) => person ?? []);

/** Of the people of an order those who have a place, by position: infants follow them. */
const placedIn = ({ places }: RunItemDetail): number => places.filter(({ person }) => person !== null).length;

/** One or some of several give back their places, each by the steps; an infant leaves without money. */
export const parts: Parts = {
  quote: async (_db, order, { papers }, now) => {
    const { detail } = order;
    const going = leavingPlaces(detail.runClass, stayingPlaces(detail), holdersOf(papers));
    return quoteFor(order, (at) => going.includes(detail.places[at]?.place ?? ''), now);
  },
  // Not out of a family compartment, and no child or infant stays alone.
  stayProblem: (detail, people) => {
    const isStaying = (person: number) => people.some(({ position }) => position === person);
    const staying = stayingPlaces(detail);
    const leaving = staying.flatMap(({ person }) => (person === null || isStaying(person) ? [] : [person]));
    const infants = people.filter(({ position }) => position >= placedIn(detail)).length;
    const problem = leavingProblem(detail.runClass, staying, { leaving, infants })?.code ?? null;
    return problem === 'too_many_infants' ? 'others_depend' : problem;
  },
  namesOf: (_detail, { papers, people }) => papersByName('the ticket', { papers, people }),
  unsell: async (db, detail, { papers }) => {
    const order = stayingPlaces(detail);
    const given = leavingPlaces(detail.runClass, order, holdersOf(papers));
    const problem = await giveBack(db, stockOf(detail), { order, given });
    if (problem) throw new Error(`Places of ${detail.run} cannot be given back: ${problem.code}`);
    const places = detail.places.map((one) => (given.includes(one.place) ? { ...one, isGivenBack: true } : one));
    const infants = holdersOf(papers).filter((person) => person >= placedIn(detail)).length;
    return { detail: { ...detail, places, infantsLeft: (detail.infantsLeft ?? 0) + infants }, left: [] };
  },
};
