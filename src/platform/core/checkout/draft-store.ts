import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Prefill } from '#src/platform/accounts/prefill.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/**
 * How what a tab kept is read, for one product. A form brings them: a list, which has none, needs no code that checks what
 * was typed.
 */
export type DraftRules = {
  /** A draft as it was kept in the tab; throws for anything else. */
  parse(kept: unknown): PassengerDraft;
  isUntouched(draft: PassengerDraft): boolean;
  /** For as many people of the same kinds: what was typed for one order serves the other. */
  isSameParty(one: PassengerDraft, other: PassengerDraft): boolean;
  /** E-mail and phone of a sign-up in this tab. */
  prefill(storage: Storage, now: number): Prefill | null;
};

type DraftDeps = {
  readonly api: Api;
  readonly storage: Storage | null;
  readonly timer: Scheduler;
  readonly now: () => number;
  /** Whose drafts they are: what is typed for one product is not the beginning of another one's form. */
  readonly product: string;
};
type Scheduler = { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };

const SAVE_AFTER_MS = 600;
export const keyOf = (orderId: string) => `draft:${orderId}`;
/** The order whose draft was typed last in this tab: another one for the same people needs no new form. */
const LAST = 'draft:last:';

/**
 * What was typed about the people of an order: kept in this tab at each keystroke and on the server (sealed) a moment later, so
 * that nothing is lost by a reload, a crash or an ended hold. Not in local storage: a shared device forgets it with the tab.
 */
export function createDraftStore({ api, storage, timer, now, product }: DraftDeps) {
  const drafts = new Map<string, PassengerDraft>();
  const pending = new Map<string, unknown>();
  let saving: Promise<unknown> = Promise.resolve();
  const lastKey = LAST + product;

  const push = (orderId: string) => {
    timer.clearTimeout(pending.get(orderId));
    if (!pending.delete(orderId)) return saving;
    const body = drafts.get(orderId);
    if (!body) return saving;
    // One after the other: the last one typed is the last one kept. A failure is retried with the next keystroke.
    saving = saving
      .then(() => api.PUT('/orders/{orderId}/draft', { params: { path: { orderId } }, body }))
      .catch(() => undefined);
    return saving;
  };

  const carriedOver = (empty: PassengerDraft, rules: DraftRules): PassengerDraft => {
    const lastOrder = storage?.getItem(lastKey);
    const last = lastOrder ? kept(storage?.getItem(keyOf(lastOrder)), rules.parse) : null;
    return last && rules.isSameParty(last, empty) ? last : empty;
  };

  return {
    /**
     * The newest draft this tab knows of, which is `shown` when it knows none. What waits in the tab's storage after a
     * crash is newer than what the server was told. An untouched form begins with what was typed for the order before, and
     * contact fields that are empty with those of a sign-up.
     */
    recall(orderId: string, shown: PassengerDraft, rules: DraftRules): PassengerDraft {
      const stored = drafts.get(orderId) ?? kept(storage?.getItem(keyOf(orderId)), rules.parse);
      const begun = stored ?? (rules.isUntouched(shown) ? carriedOver(shown, rules) : shown);
      const newest = withContact(begun, storage && rules.prefill(storage, now()));
      const known = JSON.stringify(newest) === JSON.stringify(shown) ? shown : newest;
      drafts.set(orderId, known);
      if (known !== stored && known !== shown) this.write(orderId, known);
      return known;
    },
    read: (orderId: string): PassengerDraft | undefined => drafts.get(orderId),
    write(orderId: string, draft: PassengerDraft): void {
      drafts.set(orderId, draft);
      // Where it is not kept, the server still keeps the draft.
      const text = JSON.stringify(draft);
      if (keepIn(storage, keyOf(orderId), text)) keepIn(storage, lastKey, orderId);
      timer.clearTimeout(pending.get(orderId));
      pending.set(
        orderId,
        timer.setTimeout(() => void push(orderId), SAVE_AFTER_MS),
      );
    },
    /** Sends what waits to be sent. */
    flush: (orderId: string): Promise<unknown> => push(orderId),
    /** After the papers are issued nothing typed for this order stays behind in the tab. */
    forget(orderId: string): void {
      drafts.delete(orderId);
      storage?.removeItem(keyOf(orderId));
      if (storage?.getItem(lastKey) === orderId) storage.removeItem(lastKey);
    },
  };
}

/** Nothing typed stays behind for who sits here next. */
export function forgetDrafts(storage: Storage): void {
  for (const key of keysOf(storage, 'draft:')) storage.removeItem(key);
}

/** Orders that were typed for last, one for each product. */
export const lastTyped = (storage: Storage): readonly string[] =>
  keysOf(storage, LAST).map((key) => storage.getItem(key) ?? '');

const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

export type DraftStore = ReturnType<typeof createDraftStore>;

/** null: nothing is kept, or it has the shape of long ago or of another product. */
export function kept<T>(text: string | null | undefined, parse: (kept: unknown) => T): T | null {
  if (!text) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
