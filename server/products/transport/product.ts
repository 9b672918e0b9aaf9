import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { isPrivateAnswer } from '#domain/transport/meeting.ts';
import { defineProduct } from '#server/orders/product.ts';
import { cancellation } from '#server/products/transport/cancellation.ts';
import { changes } from '#server/products/transport/changes.ts';
import { HOLD_MS, PROMISE_MS, spanOf, summaryOf, type TransportDetail } from '#server/products/transport/detail.ts';
import { holdTransportAgain } from '#server/products/transport/hold-again.ts';
import { HOLD_LIMITS } from '#server/products/transport/hold-limits.ts';
import { inquiries } from '#server/products/transport/inquiry.ts';
import { issueVouchers } from '#server/products/transport/issue.ts';
import { itemOf } from '#server/products/transport/item.ts';
import { joined } from '#server/products/transport/join.ts';
import { linesOf } from '#server/products/transport/lines.ts';
import { mendTransport } from '#server/products/transport/mend.ts';
import { drawPapers } from '#server/products/transport/papers/draw.ts';
import { checkPeople, emptyPeople, withMeeting } from '#server/products/transport/people.ts';
import { runs } from '#server/products/transport/runs/product.ts';
import { rideSteps } from '#server/products/transport/steps.ts';
import { beforeRide, MAIL_WORDS, rideBlock, rideCalendar } from '#server/products/transport/words.ts';

/** Airport transfers, cars between cities and services at airports; the operator is simulated. */
const rides = defineProduct<TransportDetail>({
  pageOf: (orderId) => pathTo.transportIssue(orderId),
  summary: summaryOf,
  steps: rideSteps,
  mend: mendTransport,
  view: (order, _people, asker) => ({ item: itemOf(order, asker), lines: linesOf(order.detail) }),
  holdSeconds: HOLD_MS / 1000,
  reprice: async (_tx, { detail, fares }, details) => ({ detail: withMeeting(detail, details), fares: euro(fares) }),
  holdAgain: holdTransportAgain,
  people: { emptyDraft: emptyPeople, check: checkPeople, isPrivate: isPrivateAnswer },
  // Nothing runs out; only so much is held at once.
  stock: {
    take: async () => ({ taken: true }),
    release: async () => undefined,
    sell: async () => undefined,
    unsell: async () => undefined,
    hasSpare: async () => true,
    holdLimits: HOLD_LIMITS,
  },
  payment: { isInTime: (detail, now) => now < spanOf(detail).startsAt },
  supplier: { issue: issueVouchers, promiseMs: () => PROMISE_MS },
  cancellation,
  changes,
  inquiries,
  papers: {
    words: MAIL_WORDS,
    bought: rideBlock,
    files: drawPapers,
    blocks: beforeRide,
    calendar: rideCalendar,
  },
});

/** Transport on the ground. */
export const transport = joined({ rides, runs });
