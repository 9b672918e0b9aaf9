import type { FastifyRequest } from 'fastify';
import { whileConnected } from '#server/http/while-connected.ts';
import { createTurns } from '#server/turns.ts';

/** A process draws and searches with one thread: more at once makes each slower and none sooner. */
const AT_ONCE = 8;
/** After this wait a refusal is better: with the work itself the answer takes below two seconds. */
const LONGEST_MS = 1000;
/** As many as a fast machine can begin within that time; others are refused at once. */
const LONGEST_LINE = 200;
export const BUSY = { message: 'The site is busy. Try again in a moment.', retryAfterSeconds: 2 };

/**
 * Queue for pages and searches of this process, which cost most and can wait: above its capacity it refuses early and
 * keeps its best speed. Orders, payments, health and readiness do not queue. Work whose client leaves the queue is not
 * begun. Throws 503 `unavailable`.
 */
export function createReadTurns(limits = { atOnce: AT_ONCE, longestMs: LONGEST_MS, longestLine: LONGEST_LINE }) {
  const inLine = createTurns({ ...limits, refusal: BUSY });
  // Between two turns the event loop accepts connections and runs timers; otherwise new requests starve.
  const inTurn = <T>(work: () => Promise<T>, wish?: Parameters<typeof inLine>[1]): Promise<T> =>
    inLine(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return work();
    }, wish);
  return {
    isFull: inLine.isFull,
    ofOne: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      whileConnected(request, (signal) => inTurn(work, { signal })),
    /** For others who wait for the same result too: continues when the first client leaves. */
    ofMany: <T>(work: () => Promise<T>): Promise<T> => inTurn(work),
  };
}

export const readTurns = createReadTurns();
