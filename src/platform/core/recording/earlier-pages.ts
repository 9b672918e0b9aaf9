import { TRACE_FORMAT, type Trace } from '#machines/trace/format.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** A trace of a page before this one, in this tab. It holds secrets: it leaves the tab only sealed. */
export type EarlierTrace = { readonly id: string; readonly trace: Trace };

const STORAGE_KEY = 'safar:recorded';
/** Of all pages together. The server would not take more, and a tab keeps a few MB only. */
const MAX_TEXT = 200_000;

/** Keeps what this page recorded beside what earlier ones did; the oldest go when it is too much. */
export function keepPages(storage: Storage | null, recorded: readonly EarlierTrace[]): void {
  const ids = new Set(recorded.map(({ id }) => id));
  // The browser may bring a page back that was left before: what it recorded since then replaces what it had.
  const all = [...earlierPages(storage).filter(({ id }) => !ids.has(id)), ...recorded];
  let left = MAX_TEXT;
  const kept = all.toReversed().filter((one) => {
    left -= JSON.stringify(one).length;
    return left > 0;
  });
  keepIn(storage, STORAGE_KEY, JSON.stringify(kept.toReversed())); // where it is not kept, the report of the next page begins there
}

/** What was kept, the oldest first. */
export function earlierPages(storage: Storage | null): readonly EarlierTrace[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** Before a deployment the site may have kept something else. zod would weigh too much here (ADR 0024). */
function isPage(one: unknown): one is EarlierTrace {
  const { id, trace } = Object(one) as Partial<EarlierTrace>;
  return typeof id === 'string' && trace?.format === TRACE_FORMAT && Array.isArray(trace.steps);
}

export const forgetPages = (storage: Storage | null): void => storage?.removeItem(STORAGE_KEY);

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const ORDER = new RegExp(`rderId":"(${UUID.source})"`, 'gi');

/** The orders that these traces speak of. */
export const ordersIn = (traces: readonly Trace[]): readonly string[] =>
  traces.flatMap((trace) => [...JSON.stringify(trace).matchAll(ORDER)].map(([, orderId = '']) => orderId));

/** The order that an address names. */
export const ordersOf = (address: string): readonly string[] => address.match(UUID) ?? [];

/** Of the pages before this one those that tell of the same booking. Another booking is another story. */
export function pagesOfOrders(pages: readonly EarlierTrace[], orders: readonly string[]): readonly EarlierTrace[] {
  const wanted = new Set(orders);
  return pages.filter(({ trace }) => ordersIn([trace]).some((orderId) => wanted.has(orderId)));
}
