import { TRACE_FORMAT, type Trace } from '#machines/trace/format.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** A trace of an earlier page in this tab. It holds secrets: it leaves the tab only redacted. */
export type EarlierTrace = { readonly id: string; readonly trace: Trace };

const STORAGE_KEY = 'safar:recorded';
/** Limit for all pages together, in characters: the server takes no more, and session storage holds a few MB. */
const MAX_TEXT = 200_000;

/** Keeps this page's traces beside those of earlier pages; drops the oldest above the limit. */
export function keepPages(storage: Storage | null, recorded: readonly EarlierTrace[]): void {
  const ids = new Set(recorded.map(({ id }) => id));
  // The back-forward cache may restore a page: its new recording replaces the old one.
  const all = [...earlierPages(storage).filter(({ id }) => !ids.has(id)), ...recorded];
  let left = MAX_TEXT;
  const kept = all.toReversed().filter((one) => {
    left -= JSON.stringify(one).length;
    return left > 0;
  });
  keepIn(storage, STORAGE_KEY, JSON.stringify(kept.toReversed())); // if it cannot be kept, the report of the next page starts there
}

/** Oldest first. */
export function earlierPages(storage: Storage | null): readonly EarlierTrace[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** An older deployment may have stored another shape. zod is too heavy here (ADR 0024). */
function isPage(one: unknown): one is EarlierTrace {
  const { id, trace } = Object(one) as Partial<EarlierTrace>;
  return typeof id === 'string' && trace?.format === TRACE_FORMAT && Array.isArray(trace.steps);
}

export const forgetPages = (storage: Storage | null): void => storage?.removeItem(STORAGE_KEY);

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const ORDER = new RegExp(`rderId":"(${UUID.source})"`, 'gi');

/** Ids of the orders that these traces mention. */
export const ordersIn = (traces: readonly Trace[]): readonly string[] =>
  traces.flatMap((trace) => [...JSON.stringify(trace).matchAll(ORDER)].map(([, orderId = '']) => orderId));

/** Ids of the orders in a URL. */
export const ordersOf = (url: string): readonly string[] => url.match(UUID) ?? [];

/** The earlier pages about the same booking; other bookings do not belong in the report. */
export function pagesOfOrders(pages: readonly EarlierTrace[], orders: readonly string[]): readonly EarlierTrace[] {
  const wanted = new Set(orders);
  return pages.filter(({ trace }) => ordersIn([trace]).some((orderId) => wanted.has(orderId)));
}
