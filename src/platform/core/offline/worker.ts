import { papersWorkerUrl } from '#src/platform/core/flow/script-address.ts';

/**
 * Registers the worker and waits until it is at work; false where there can be none. Development has none: what it serves
 * changes with every save. Throws what the registration throws.
 */
export async function hasWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const { installing, waiting, active } = await navigator.serviceWorker.register(papersWorkerUrl());
  const worker = active ?? waiting ?? installing;
  if (!worker) return false;
  await atWork(worker);
  return true;
}

/** Before that nothing would answer without a connection. Rejects when the worker could not be installed. */
const atWork = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new TypeError('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
