// Lets kept papers, and articles opened before, load without a connection. All other pages come from the network only; without one, the
// offline page is shown.

import { keepReading } from '#src/platform/core/offline/keep-reading.ts';
import { isRevoked, isToKeep, keepUntilOf } from '#src/platform/core/offline/keep-rules.ts';
import { forgetOthersThan, keptPages } from '#src/platform/core/offline/kept-pages.ts';
import { LOOK_CACHE, OFFLINE_PAGE } from '#src/platform/core/offline/names.ts';
import { keepLookOf } from '#src/platform/core/offline/page-assets.ts';
import { headingOf, withKeptPages } from '#src/platform/core/offline/snapshot.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Timeout in ms after which a kept page is shown: a traveller at a counter cannot wait. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([prepareOfflinePage(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable(), forgetWhatIsOver()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function prepareOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { credentials: 'omit' });
  await keepLookOf(await response.clone().text());
  await (await caches.open(LOOK_CACHE)).put(OFFLINE_PAGE, response);
}

async function page(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptPage(path);
  const network = fromNetwork(event);
  event.waitUntil(
    network.then((response) => (isToKeep(response, kept) ? keepReading(path) : undefined)).catch(() => undefined),
  );
  // The user may have signed in or out elsewhere: the response header tells before any script runs.
  event.waitUntil(network.then(forgetOthersThan).catch(() => undefined));
  // Register now: after respondWith settles the event takes no more work.
  if (kept)
    event.waitUntil(
      network.then((response) => (isRevoked(response) ? forget(path) : undefined)).catch(() => undefined),
    );
  const answer = kept ? Promise.race([network, later(PATIENCE_MS, kept)]) : network;
  return answer.catch(async () => kept ?? (await offlinePage()) ?? Response.error());
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

async function keptPage(path: string): Promise<Response | undefined> {
  for (const kept of await keptPages()) {
    const response = await kept.match(path);
    if (response && !isOver(response)) return response;
    if (response) await kept.delete(path);
  }
  return undefined;
}

const isOver = (response: Response): boolean => (keepUntilOf(response) ?? 0) <= Date.now();

async function keptPaths(): Promise<readonly string[]> {
  const requests = await Promise.all((await keptPages()).map((kept) => kept.keys()));
  return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
}

async function forget(path: string): Promise<void> {
  for (const kept of await keptPages()) await kept.delete(path);
}

async function forgetWhatIsOver(): Promise<void> {
  for (const path of await keptPaths()) await keptPage(path);
}

async function offlinePage(): Promise<Response | undefined> {
  const response = await (await caches.open(LOOK_CACHE)).match(OFFLINE_PAGE);
  if (!response) return undefined;
  const pages = await Promise.all(
    (await keptPaths()).map(async (path) => ({
      path,
      heading: headingOf((await (await keptPage(path))?.text()) ?? ''),
    })),
  );
  return new Response(withKeptPages(await response.text(), pages), { status: 503, headers: response.headers });
}

/** File names change with content, so the cached copy is right; a kept page must not wait for its styles. */
const asset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
