import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { MINUTE_MS } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { Order } from '#server/orders/read-order.ts';
import { createTurns } from '#server/turns.ts';

type Documents = components['schemas']['Documents'];
export type Paper = { readonly name: string; readonly bytes: Uint8Array };
export type PapersInput = { readonly order: Order; readonly documents: Documents; readonly url: string };
type Wish = {
  /** For a mail: before all downloads, and however many wait. */
  readonly isFirst?: boolean;
  /** Whoever asked has gone. */
  readonly signal?: AbortSignal;
};

const LONGEST_MS = 20_000;
/** Nine tickets cost more than a second of a processor: a few wait, everybody else comes back. */
const inTurn = createTurns({
  atOnce: 1,
  longestLine: 4,
  longestMs: 15_000,
  refusal: { message: 'Many tickets are being prepared just now. Try again in a moment.', retryAfterSeconds: 10 },
});

/** What was drawn in the last minutes, and what is being drawn: the same order gives the same papers. */
type Drawing = { readonly papers: Promise<Paper[]>; readonly stop: AbortController; wanted: number };
const drawings = new Map<string, Drawing>();
const KEPT_MS = 5 * MINUTE_MS;
const MOST_KEPT = 20;

/**
 * Tickets and receipt of an order as PDF, drawn in a thread of its own, one order at a time and once for all who ask at the same time or soon
 * after. Throws when that takes longer than 20 seconds, and 503 when too many wait.
 */
export async function papersOf(
  order: Order,
  documents: Documents,
  publicUrl: string,
  { isFirst = false, signal }: Wish = {},
): Promise<Paper[]> {
  const url = findBookingUrl({ publicUrl, reference: documents.reference });
  const input = { order, documents, url };
  const key = keyOf(input);
  const drawing = drawings.get(key) ?? begin(key, input, isFirst);
  drawing.wanted += 1;
  const leave = () => {
    drawing.wanted -= 1;
    if (drawing.wanted === 0) drawing.stop.abort();
  };
  signal?.addEventListener('abort', leave, { once: true });
  return drawing.papers.finally(() => signal?.removeEventListener('abort', leave));
}

/** Whole passport numbers are part of it: who may not see them never gets the papers of who may. */
const keyOf = ({ order, ...rest }: PapersInput) =>
  createHash('sha256')
    .update(JSON.stringify({ ...rest, order: { ...order, serverNow: 0 } }))
    .digest('hex');

function begin(key: string, input: PapersInput, isFirst: boolean): Drawing {
  const stop = new AbortController();
  const papers = inTurn(() => draw(input, stop.signal), { isFirst, signal: stop.signal });
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

function draw(workerData: PapersInput, signal: AbortSignal): Promise<Paper[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const end = () => void worker.terminate();
  const limit = setTimeout(end, LONGEST_MS);
  signal.addEventListener('abort', end);
  return new Promise<Paper[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The papers were not drawn in time')));
  }).finally(() => {
    clearTimeout(limit);
    signal.removeEventListener('abort', end);
  });
}

/** All papers of an order in one file. */
export async function archiveOf(
  order: Order,
  documents: Documents,
  publicUrl: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const papers = await papersOf(order, documents, publicUrl, { signal });
  // The moment of the files is that of the tickets, so that the same order gives the same file.
  return zipSync(Object.fromEntries(papers.map(({ name, bytes }) => [`${documents.reference}/${name}`, bytes])), {
    mtime: documents.issuedAt,
  });
}
