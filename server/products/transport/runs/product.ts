import { ageClassOn } from '#domain/core/ages.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { placeOf } from '#domain/country/places.ts';
import { reachesAt } from '#domain/transport/runs/railway.ts';
import { leavesSpare } from '#domain/transport/runs/spare.ts';
import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import { defineProduct } from '#server/orders/product.ts';
import { PROMISE_MS } from '#server/products/transport/detail.ts';
import { numberFor } from '#server/products/transport/issue.ts';
import { cancellation } from '#server/products/transport/runs/cancellation.ts';
import { changes } from '#server/products/transport/runs/changes.ts';
import {
  type RunItemDetail,
  stayingInfants,
  stayingPlaces,
  stockOf,
  TICKET,
} from '#server/products/transport/runs/detail.ts';
import { holdRunAgain } from '#server/products/transport/runs/hold-again.ts';
import { runItemOf, titlesOf } from '#server/products/transport/runs/item.ts';
import { runLines } from '#server/products/transport/runs/lines.ts';
import { drawTickets } from '#server/products/transport/runs/papers/draw.ts';
import { parts } from '#server/products/transport/runs/parts.ts';
import { checkRunPeople, emptyRunPeople, repriceRun } from '#server/products/transport/runs/people.ts';
import { runSteps } from '#server/products/transport/runs/steps.ts';
import { freePlaces, sellPlaces, takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { beforeRun, RUN_MAIL_WORDS, runBlock, runCalendar } from '#server/products/transport/runs/words.ts';

/** Who has not left: all who have a place, and infants. */
const peopleOf = (detail: RunItemDetail): number =>
  stayingPlaces(detail).filter(({ person }) => person !== null).length + stayingInfants(detail);

/** Berths and seats of simulated trains and buses. */
export const runs = defineProduct<RunItemDetail>({
  pageOf: (orderId) => pathTo.transportIssue(orderId),
  summary: (detail) => ({
    title: titlesOf(detail).title,
    place: placeOf(detail.to.town) ? detail.to.town : 'iran',
    startsAt: detail.times.departsAt,
    // Who is on a late train still travels.
    endsAt: reachesAt(detail),
    people: peopleOf(detail),
  }),
  steps: runSteps,
  view: (order) => ({ item: runItemOf(order), lines: runLines(order.detail) }),
  holdSeconds: HOLD_SECONDS,
  reprice: repriceRun,
  holdAgain: holdRunAgain,
  people: {
    emptyDraft: emptyRunPeople,
    check: checkRunPeople,
    // Whoever was booked as a child may be twelve by then: the price is by the birth date, and so is what is kept.
    ageClassOf: ({ times }, { birthDate }) => ageClassOn(birthDate, times.day),
  },
  stock: {
    take: async (db, detail) => ({ taken: (await takePlaces(db, stockOf(detail), stayingPlaces(detail))) === null }),
    release: (db, detail) => freePlaces(db, stockOf(detail)),
    sell: async (db, detail) => {
      if (!(await sellPlaces(db, stockOf(detail)))) throw new Error(`Nothing of ${detail.run} is held for this order`);
    },
    unsell: (db, detail) => freePlaces(db, stockOf(detail)),
    hasSpare: async (db, { run, runClass, places }) => leavesSpare(runClass, await takenPlaces(db, run), places),
  },
  payment: {
    isInTime: ({ times }, now) => now < times.departsAt,
    takesPlace: async (_db, { stage }) => stage !== 'cancelled',
  },
  supplier: {
    issue: async ({ orderId, people }) => ({
      papers: Array.from({ length: people }, (_, person) => ({
        ...{ kind: TICKET, number: numberFor(orderId, `${TICKET} ${person}`), person },
      })),
    }),
    promiseMs: () => PROMISE_MS,
  },
  cancellation: { ...cancellation, parts },
  changes,
  papers: {
    words: RUN_MAIL_WORDS,
    bought: runBlock,
    files: drawTickets,
    blocks: beforeRun,
    calendar: runCalendar,
  },
});
