import type { TransportKind, TransportWish } from '#domain/transport/wish.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';
import { type Query, queryOfWish, wishOfUrl } from '#src/platform/transport/transport-url.ts';

/** Storage key of the form of a kind. The prefix "draft:" makes sign-out forget it; a form is marked with it (`data-kept`). */
export const keyOf = (kind: TransportKind): string => `draft:transport-${kind}`;

/** Keeps the form of this tab, as the query that leads to it. `from`: the query that it began with. */
export const keepWish = (storage: Storage | null, from: string, wish: TransportWish): void => {
  keepIn(storage, keyOf(wish.kind), JSON.stringify({ from, query: queryOfWish(wish) }));
};

/** null: nothing is kept. What began with another address is kept only where this one says nothing. */
export function keptWish(storage: Storage | null, kind: TransportKind, from: string): TransportWish | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(keyOf(kind)) ?? '');
    if (!isKept(kept) || (from !== '' && kept.from !== from)) return null;
    const wish = wishOfUrl(kept.query);
    return wish.kind === kind ? wish : null;
  } catch {
    return null;
  }
}

const isKept = (kept: unknown): kept is { readonly from: string; readonly query: Query } =>
  typeof kept === 'object' &&
  kept !== null &&
  'from' in kept &&
  typeof kept.from === 'string' &&
  'query' in kept &&
  typeof kept.query === 'object' &&
  kept.query !== null;
