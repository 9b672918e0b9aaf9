import cluster, { type Worker } from 'node:cluster';

/** Counts of requests that a process has seen: the name of the limit, when its window began, who asked, how often. */
export type Uses = readonly (readonly [limit: string, windowAt: number, who: string, count: number])[];

/** The other processes behind the same port. */
export type Peers = {
  readonly tell: (uses: Uses) => void;
  readonly onTold: (hear: (uses: Uses) => void) => void;
};

type Message =
  | { readonly safar: 'uses'; readonly uses: Uses }
  | { readonly safar: 'metrics-wanted' }
  | { readonly safar: 'metrics'; readonly text: string };

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

/** The numbers of all processes together, as the first one sums them; null in a process that is alone. */
export const metricsOfAll: (() => Promise<string>) | null = cluster.isWorker
  ? () =>
      new Promise((resolve) => {
        const hear = (message: unknown) => {
          if (!isMessage(message) || message.safar !== 'metrics') return;
          process.off('message', hear);
          resolve(message.text);
        };
        process.on('message', hear);
        process.send?.({ safar: 'metrics-wanted' } satisfies Message);
      })
  : null;

/** Of several processes the first one speaks for all when the site starts. */
export const isSpokesman = (): boolean => (cluster.worker?.id ?? 1) === 1;

/** A process that ends by itself is replaced, one that cannot even start is not. */
const SOON_MS = 10_000;

/** Starts as many processes as wanted behind the one port, and stays to pass on what they tell each other. */
export function runWorkers(count: number, sumMetrics: () => Promise<string>): void {
  let isEnding = false;
  const others = (one: Worker) =>
    Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && worker !== one);
  const fork = () => {
    const startedAt = performance.now();
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      if (!isMessage(message)) return;
      if (message.safar === 'uses') for (const other of others(worker)) other.send(message);
      if (message.safar === 'metrics-wanted') {
        void sumMetrics().then((text) => worker.isConnected() && worker.send({ safar: 'metrics', text }));
      }
    });
    worker.on('exit', (code) => {
      if (!isEnding && code !== 0 && performance.now() - startedAt > SOON_MS) return fork();
      end(code ?? 1);
    });
  };
  const end = (code: number) => {
    isEnding = true;
    process.exitCode ||= code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  for (let started = 0; started < count; started += 1) fork();
}
