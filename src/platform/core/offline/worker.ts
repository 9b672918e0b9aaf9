import { papersWorkerUrl } from '#src/platform/core/flow/script-url.ts';

/**
 * Registers the service worker and waits until it is active; false without support. Off in development, where files change with each save.
 * Rethrows registration errors.
 */
export async function hasWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const { installing, waiting, active } = await navigator.serviceWorker.register(papersWorkerUrl());
  const worker = active ?? waiting ?? installing;
  if (!worker) return false;
  await atWork(worker);
  return true;
}

/** Only an active worker answers offline. Rejects if the installation fails. */
const atWork = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new TypeError('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
