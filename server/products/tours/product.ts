import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { REMINDER_DAYS, restDueAt, restDueFor, takesDeposit } from '#domain/tours/dates.ts';
import { depositOf } from '#domain/tours/money-stairs.ts';
import { isPrivateAnswer } from '#domain/tours/needs.ts';
import { HOLD_SECONDS } from '#domain/tours/tour-limits.ts';
import { defineProduct } from '#server/orders/product.ts';
import { cancellation } from '#server/products/tours/cancellation.ts';
import { changes } from '#server/products/tours/changes.ts';
import { itemOf, linesOf, PROMISE_MS, summaryOf, type ToursDetail } from '#server/products/tours/detail.ts';
import { givenBy } from '#server/products/tours/gives.ts';
import { holdToursAgain } from '#server/products/tours/hold-again.ts';
import { inquiries } from '#server/products/tours/inquiry.ts';
import { confirmTour, voucherWhenPaid } from '#server/products/tours/issue.ts';
import { hasSpare, takeOf } from '#server/products/tours/line.ts';
import { drawPapers } from '#server/products/tours/papers/draw.ts';
import { checkTravellers, emptyTravellers, withNeeds } from '#server/products/tours/people.ts';
import { changeOf, takesPlace, withGroup } from '#server/products/tours/places.ts';
import { PLACE_HOLD_LIMITS } from '#server/products/tours/places-held.ts';
import { tourSteps } from '#server/products/tours/steps.ts';
import { beforeTour, MAIL_WORDS, tourBlock, tourCalendar } from '#server/products/tours/words.ts';

/** In the morning, when mails are read. */
const REMINDED_AT_MS = 9 * HOUR_MS;

/** Journeys with strangers and day tours of one's own party; the supplier is simulated. */
export const tours = defineProduct<ToursDetail>({
  pageOf: (orderId) => pathTo.toursIssue(orderId),
  summary: summaryOf,
  steps: tourSteps,
  view: (order, _people, asker) => ({ item: itemOf(order, asker), lines: linesOf(order.detail) }),
  gives: givenBy,
  holdSeconds: HOLD_SECONDS,
  reprice: async (_tx, { detail, fares }, details) => ({ detail: withNeeds(detail, details), fares: euro(fares) }),
  holdAgain: holdToursAgain,
  people: { emptyDraft: emptyTravellers, check: checkTravellers, isPrivate: isPrivateAnswer },
  stock: {
    take: async (db, detail) => ({ taken: await takeOf(db, detail) }),
    release: async (db, detail) => void (await changeOf(db, detail, { held: -1, paid: 0 })),
    sell: async (db, detail) => void (await changeOf(db, detail, { held: -1, paid: 1 })),
    unsell: async (db, detail) => void (await changeOf(db, detail, { held: 0, paid: -1 })),
    hasSpare,
    holdLimits: PLACE_HOLD_LIMITS,
  },
  payment: {
    asSold: withGroup,
    takesPlace,
    plan: (detail, total, now) =>
      detail.kind === 'journey' && takesDeposit(detail.start, dayOf(now))
        ? {
            deposit: depositOf(total),
            balanceDueAt: restDueAt(restDueFor(detail, now)),
          }
        : null,
    // Of moments before it was booked, or before it was certain, nobody is reminded: the mail of that day said it.
    reminders: ({ start, heldAt, certainAt }) =>
      REMINDER_DAYS.map((days) => momentOf(addDays(start, -days)) + REMINDED_AT_MS).filter(
        (moment) => certainAt !== null && moment > Math.max(heldAt, certainAt),
      ),
  },
  supplier: { issue: confirmTour, promiseMs: () => PROMISE_MS, whenPaid: voucherWhenPaid },
  cancellation,
  changes,
  inquiries,
  papers: {
    words: MAIL_WORDS,
    bought: tourBlock,
    sayBirth: true,
    files: drawPapers,
    blocks: beforeTour,
    calendar: tourCalendar,
  },
});
