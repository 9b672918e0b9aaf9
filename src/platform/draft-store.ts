import * as z from 'zod/mini';
import type { PassengerDraft } from '#domain/passengers.ts';
import type { Api } from '#src/platform/api.ts';
import { type Prefill, readPrefill, withContact } from '#src/platform/prefill.ts';
import { keepIn } from '#src/platform/tab-storage.ts';

/** What differs from product to product. */
export type DraftRules = {
  /** Whose drafts they are: what is typed for one product is not the beginning of another one's form. */
  readonly product: string;
  /** A draft as it was kept in the tab; throws for anything else. */
  parse(kept: unknown): PassengerDraft;
  isUntouched(draft: PassengerDraft): boolean;
  /** For as many people of the same kinds: what was typed for one order serves the other. */
  isSameParty(one: PassengerDraft, other: PassengerDraft): boolean;
};

type DraftDeps = {
  readonly api: Api;
  readonly storage: Storage | null;
  readonly timer: Scheduler;
  readonly now: () => number;
  readonly rules: DraftRules;
};
type Scheduler = { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };

const SAVE_AFTER_MS = 600;
const keyOf = (orderId: string) => `draft:${orderId}`;
/** The order whose draft was typed last in this tab: another one for the same people needs no new form. */
const LAST = 'draft:last:';

const Contact = z.object({ email: z.string(), phone: z.string() });

/**
 * What was typed about the people of an order: kept in this tab at each keystroke and on the server (sealed) a moment later, so
 * that nothing is lost by a reload, a crash or an ended hold. Not in local storage: a shared device forgets it with the tab.
 */
export function createDraftStore({ api, storage, timer, now, rules }: DraftDeps) {
  const drafts = new Map<string, PassengerDraft>();
  const pending = new Map<string, unknown>();
  let saving: Promise<unknown> = Promise.resolve();
  const lastKey = LAST + rules.product;

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

  const carriedOver = (empty: PassengerDraft): PassengerDraft => {
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
    recall(orderId: string, shown: PassengerDraft): PassengerDraft {
      const stored = drafts.get(orderId) ?? kept(storage?.getItem(keyOf(orderId)), rules.parse);
      const begun = stored ?? (rules.isUntouched(shown) ? carriedOver(shown) : shown);
      const newest = withContact(begun, storage && readPrefill(storage, now()));
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

/** How to reach the traveller, as it was told to this tab for any product. */
export function typedContact(storage: Storage): Prefill {
  const told = keysOf(storage, LAST).map((key) =>
    kept(storage.getItem(keyOf(storage.getItem(key) ?? '')), (draft) => Contact.parse(draft)),
  );
  return told.find((contact) => contact?.email || contact?.phone) ?? { email: '', phone: '' };
}

/** Nothing typed stays behind for who sits here next. */
export function forgetDrafts(storage: Storage): void {
  for (const key of keysOf(storage, 'draft:')) storage.removeItem(key);
}

const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

export type DraftStore = ReturnType<typeof createDraftStore>;

/** null: nothing is kept, or it has the shape of long ago or of another product. */
function kept<T>(text: string | null | undefined, parse: (kept: unknown) => T): T | null {
  if (!text) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
