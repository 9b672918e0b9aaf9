import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** Request counts of a process: limit name, start of the window, network, count. */
export type Uses = readonly (readonly [limit: string, windowAt: number, who: string, count: number])[];

export type Peers = {
  readonly tell: (uses: Uses) => void;
  readonly onUses: (hear: (uses: Uses) => void) => void;
};

type Message =
  | { readonly safar: 'uses'; readonly uses: Uses }
  | { readonly safar: 'metrics-wanted'; readonly question: number }
  | { readonly safar: 'metrics'; readonly question: number; readonly text: string | null };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'safar' in message;

/** null in a single process. */
export const peers: Peers | null = cluster.isWorker
  ? {
      tell: (uses) => void process.send?.({ safar: 'uses', uses } satisfies Message),
      onUses: (hear) => {
        process.on('message', (message) => {
          if (isMessage(message) && message.safar === 'uses') hear(message.uses);
        });
      },
    }
  : null;

/** The primary gives up after 5 s on a process that does not send its metrics. */
const LONGEST_ANSWER_MS = 6000;

/**
 * The metrics of all processes, added up by the primary; resolves to null when a process does not answer in time. null
 * in a single process.
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

/** True in the process that does one-time work at start. */
export const isSpokesman = (): boolean => (cluster.worker?.id ?? 1) === 1;

/** A process that ends sooner has failed at start: the next one waits longer. */
const YOUNG_MS = 10_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts `count` processes on one port and forwards their messages. A process that ends by itself is replaced while the
 * others serve; when not even the first one can start, all end.
 */
export function runWorkers(count: number, sumMetrics: () => Promise<string>): void {
  // Each worker accepts its own connections. With round-robin the next connection waits until the worker confirms the
  // one before, which a busy worker does once per round of its loop: requests would queue where they cannot be refused,
  // /readyz too.
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
    // The worker cannot receive messages any more and will end; without a listener this process would end with it.
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
      // A worker that was told to end before it listened to signals has done so.
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
