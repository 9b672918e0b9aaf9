import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { PaperFile, PaperWish } from '#server/orders/product.ts';
import { createTurns } from '#server/turns.ts';

const LONGEST_MS = 20_000;
/** Nine tickets take more than a second of CPU: a few requests wait, the rest get 503. */
const inTurn = createTurns({
  atOnce: 1,
  longestLine: 4,
  longestMs: 15_000,
  refusal: { message: 'Many tickets are being prepared just now. Try again in a moment.', retryAfterSeconds: 10 },
});

/** Cache of drawn papers and drawings in progress: the same order gives the same papers. */
type Drawing = { readonly papers: Promise<PaperFile[]>; readonly stop: AbortController; wanted: number };
const drawings = new Map<string, Drawing>();
const KEPT_MS = 5 * MINUTE_MS;
const MOST_KEPT = 20;

type Input = { readonly order: { readonly serverNow: number }; readonly documents: object; readonly url: string };

/**
 * Draws files in a worker thread, one order at a time, once for all concurrent and recent requests. Throws when
 * drawing takes too long, and 503 when too many wait.
 */
export async function drawn(
  worker: URL,
  input: Input,
  { isFirst = false, signal }: PaperWish = {},
): Promise<PaperFile[]> {
  const key = keyOf(worker, input);
  const drawing = drawings.get(key) ?? begin(key, worker, input, isFirst);
  drawing.wanted += 1;
  const leave = () => {
    drawing.wanted -= 1;
    if (drawing.wanted === 0) drawing.stop.abort();
  };
  signal?.addEventListener('abort', leave, { once: true });
  return drawing.papers.finally(() => signal?.removeEventListener('abort', leave));
}

/** The key includes the full passport numbers: whoever may not see them never gets the papers of somebody who may. */
const keyOf = (worker: URL, { order, ...rest }: Input) =>
  createHash('sha256')
    .update(JSON.stringify({ ...rest, worker: worker.href, order: { ...order, serverNow: 0 } }))
    .digest('hex');

function begin(key: string, worker: URL, input: Input, isFirst: boolean): Drawing {
  const stop = new AbortController();
  const papers = inTurn(() => draw(worker, input, stop.signal), { isFirst, signal: stop.signal });
  const drawing = { papers, stop, wanted: 0 };
  const forget = () => {
    if (drawings.get(key) === drawing) drawings.delete(key);
  };
  stop.signal.addEventListener('abort', forget);
  drawings.set(key, drawing);
  papers.then(() => {
    setTimeout(forget, KEPT_MS).unref();
    const [oldest] = drawings.keys();
    if (drawings.size > MOST_KEPT && oldest !== undefined) drawings.delete(oldest);
  }, forget);
  return drawing;
}

function draw(url: URL, workerData: Input, signal: AbortSignal): Promise<PaperFile[]> {
  const worker = new Worker(url, { workerData });
  const end = () => void worker.terminate();
  const limit = setTimeout(end, LONGEST_MS);
  signal.addEventListener('abort', end);
  return new Promise<PaperFile[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The papers were not drawn in time')));
  }).finally(() => {
    clearTimeout(limit);
    signal.removeEventListener('abort', end);
  });
}
