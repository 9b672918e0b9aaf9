import { Worker } from 'node:worker_threads';
import { zipSync } from 'fflate';
import type { components } from '#openapi/generated/types.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { Order } from '#server/orders/read-order.ts';
import { createTurns } from '#server/turns.ts';

type Documents = components['schemas']['Documents'];
export type Paper = { readonly name: string; readonly bytes: Uint8Array };
export type PapersInput = { readonly order: Order; readonly documents: Documents; readonly url: string };

const LONGEST_MS = 20_000;
const inTurn = createTurns({ atOnce: 1 });

/**
 * Tickets and receipt of an order as PDF, drawn in a thread of its own, one order at a time. Throws when that takes longer
 * than 20 seconds.
 */
export function papersOf(order: Order, documents: Documents, publicUrl: string): Promise<Paper[]> {
  const url = findBookingUrl({ publicUrl, reference: documents.reference });
  return inTurn(() => draw({ order, documents, url }));
}

function draw(workerData: PapersInput): Promise<Paper[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const limit = setTimeout(() => void worker.terminate(), LONGEST_MS);
  return new Promise<Paper[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The papers were not drawn in time')));
  }).finally(() => clearTimeout(limit));
}

/** All papers of an order in one file. */
export async function archiveOf(order: Order, documents: Documents, publicUrl: string): Promise<Uint8Array> {
  const papers = await papersOf(order, documents, publicUrl);
  // The moment of the files is that of the tickets, so that the same order gives the same file.
  return zipSync(Object.fromEntries(papers.map(({ name, bytes }) => [`${documents.reference}/${name}`, bytes])), {
    mtime: documents.issuedAt,
  });
}
