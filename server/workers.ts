import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** Counts of requests that a process has seen: the name of the limit, when its window began, who asked, how often. */
export type Uses = readonly (readonly [limit: string, windowAt: number, who: string, count: number])[];

/** The other processes behind the same port. */
export type Peers = {
  readonly tell: (uses: Uses) => void;
  readonly onTold: (hear: (uses: Uses) => void) => void;
};

type Message =
  | { readonly safar: 'uses'; readonly uses: Uses }
  | { readonly safar: 'metrics-wanted'; readonly question: number }
  | { readonly safar: 'metrics'; readonly question: number; readonly text: string | null };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'safar' in message;

/** Null in a process that is alone. */
export const peers: Peers | null = cluster.isWorker
  ? {
      tell: (uses) => void process.send?.({ safar: 'uses', uses } satisfies Message),
      onTold: (hear) => {
        process.on('message', (message) => {
          if (isMessage(message) && message.safar === 'uses') hear(message.uses);
        });
      },
    }
  : null;

/** The first process itself gives up on one that does not tell its numbers after 5 s. */
const LONGEST_ANSWER_MS = 6000;

/**
 * The numbers of all processes together, as the first one sums them; they are null when one of them does not tell its
 * own in time. Without others there is nobody to ask.
 */
export const metricsOfAll: (() => Promise<string | null>) | null = cluster.isWorker ? askForMetrics() : null;

function askForMetrics(): () => Promise<string | null> {
  const open = new Map<number, (text: string | null) => void>();
  let questions = 0;
  process.on('message', (message) => {
    if (isMessage(message) && message.safar === 'metrics') open.get(message.question)?.(message.text);
  });
  return () =>
    new Promise((resolve) => {
      questions += 1;
      const question = questions;
      const end = (text: string | null) => {
        clearTimeout(tooLate);
        open.delete(question);
        resolve(text);
      };
      const tooLate = setTimeout(end, LONGEST_ANSWER_MS, null);
      open.set(question, end);
      process.send?.({ safar: 'metrics-wanted', question } satisfies Message);
    });
}

/** Of several processes the first one speaks for all when the site starts. */
export const isSpokesman = (): boolean => (cluster.worker?.id ?? 1) === 1;

/** A process that ends sooner was hardly of use: the next one waits longer. */
const YOUNG_MS = 10_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts as many processes as wanted behind the one port, and stays to pass on what they tell each other. A process
 * that ends by itself is replaced, and the others serve meanwhile; when not even the first one could start, all end.
 */
export function runWorkers(count: number, sumMetrics: () => Promise<string>): void {
  // Each takes its connections itself. Handed out in turn, the next one waits until a worker has said that it has the one before, which
  // a busy one says once in a round of its loop: then requests queue where nobody can say no, and /readyz with them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const ending = new AbortController();
  let hasServed = false;
  const others = (one: Worker) =>
    Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && worker !== one);
  const send = (worker: Worker, message: Message) => worker.isConnected() && worker.send(message);
  const fork = (diedYoung = 0) => {
    const startedAt = performance.now();
    const worker = cluster.fork();
    worker.on('listening', () => {
      hasServed = true;
    });
    // It cannot be told anything any more: its end follows, and without a listener this process would end with it.
    worker.on('error', () => undefined);
    worker.on('message', async (message: unknown) => {
      if (!isMessage(message)) return;
      if (message.safar === 'uses') for (const other of others(worker)) send(other, message);
      if (message.safar === 'metrics-wanted') {
        const text = await sumMetrics().catch(() => null);
        send(worker, { safar: 'metrics', question: message.question, text });
      }
    });
    worker.on('exit', async (code, signal) => {
      // One that was told to end before it could listen to signals did as told.
      if (ending.signal.aborted) process.exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
      else if (!hasServed) end(code ?? 1);
      else await replace(performance.now() - startedAt < YOUNG_MS ? diedYoung + 1 : 0);
    });
  };
  const replace = (diedYoung: number) =>
    pause(Math.min(SHORTEST_PAUSE_MS * 2 ** diedYoung, LONGEST_PAUSE_MS), undefined, { signal: ending.signal }).then(
      () => fork(diedYoung),
      () => undefined,
    );
  const end = (code: number) => {
    ending.abort();
    process.exitCode ||= code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  for (let started = 0; started < count; started += 1) fork();
}
