import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Prefill } from '#src/platform/accounts/prefill.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

/** How to read the drafts that a tab kept, for one product. Forms pass these rules in, so that lists do not ship the validation. */
export type DraftRules = {
  /** Parses a kept draft; throws for any other value. */
  parse(kept: unknown): PassengerDraft;
  isUntouched(draft: PassengerDraft): boolean;
  /** True for the same number of people of the same age classes: the draft of one order then serves the other. */
  isSameParty(one: PassengerDraft, other: PassengerDraft): boolean;
  /** What both have changed since `began`; of one field `mine`. */
  merge(theirs: PassengerDraft, began: PassengerDraft, mine: PassengerDraft): PassengerDraft;
  /** E-mail and phone of a sign-up in this tab. */
  prefill(storage: Storage, now: number): Prefill | null;
};

export type DraftDeps = {
  readonly api: Api;
  readonly storage: Storage | null;
  readonly timer: Scheduler;
  readonly now: () => number;
  /** Drafts are separate by product: data typed for one does not prefill the form of another. */
  readonly product: string;
};
type Scheduler = { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };

const SAVE_AFTER_MS = 600;
export const keyOf = (orderId: string) => `draft:${orderId}`;
/** Key of the server's draft as this tab last read or saved it. */
const beganKeyOf = (orderId: string) => `draft:began:${orderId}`;
/** Key of the order whose draft was typed last in this tab; another order for the same party starts with that draft. */
const LAST = 'draft:last:';
export const lastKeyOf = (product: string) => LAST + product;

/**
 * Drafts of the passenger details: kept in this tab at each keystroke and on the server (encrypted) a moment later, so that no reload, crash
 * or expired hold loses them. The server and a reload keep the fields that another tab typed meanwhile. Session storage, not local storage: a shared device forgets them with the tab.
 */
export function createDraftStore({ api, storage, timer, now, product }: DraftDeps) {
  const drafts = new Map<string, PassengerDraft>();
  const began = new Map<string, PassengerDraft>();
  const pending = new Map<string, unknown>();
  let saving: Promise<unknown> = Promise.resolve();
  const lastKey = lastKeyOf(product);

  const push = (orderId: string) => {
    timer.clearTimeout(pending.get(orderId));
    if (!pending.delete(orderId)) return saving;
    const draft = drafts.get(orderId);
    if (!draft) return saving;
    // Saves run in sequence, so that the last typed value wins. The next keystroke retries a failed save.
    saving = saving.then(() => save(orderId, draft)).catch(() => undefined);
    return saving;
  };
  // If the answer of a save is lost and the old value typed again, the field counts as not changed here: the server keeps what it saved.
  const save = async (orderId: string, draft: PassengerDraft) => {
    const from = began.get(orderId);
    const body = from ? { ...draft, began: from } : draft;
    const { response } = await api.PUT('/orders/{orderId}/draft', { params: { path: { orderId } }, body });
    if (response.ok && drafts.has(orderId)) begin(orderId, draft);
  };
  const begin = (orderId: string, draft: PassengerDraft) => {
    began.set(orderId, draft);
    keepIn(storage, beganKeyOf(orderId), JSON.stringify(draft));
  };
  /** What this tab kept, with what the server has got from others since. */
  const restored = (orderId: string, shown: PassengerDraft, { parse, merge }: DraftRules) => {
    const mine = kept(storage?.getItem(keyOf(orderId)), parse);
    const from = kept(storage?.getItem(beganKeyOf(orderId)), parse);
    return mine && from ? merge(shown, from, mine) : mine;
  };

  const carriedOver = (empty: PassengerDraft, rules: DraftRules): PassengerDraft => {
    const lastOrder = storage?.getItem(lastKey);
    const last = lastOrder ? kept(storage?.getItem(keyOf(lastOrder)), rules.parse) : null;
    return last && rules.isSameParty(last, empty) ? last : empty;
  };

  return {
    /**
     * Returns the newest draft that this tab knows, or `shown`, the server's. After a crash the tab's storage is newer than the server. An untouched form
     * starts with the draft of the previous order, and empty contact fields with those of a sign-up.
     */
    recall(orderId: string, shown: PassengerDraft, rules: DraftRules): PassengerDraft {
      const typed = drafts.get(orderId);
      const stored = typed ?? restored(orderId, shown, rules);
      if (!began.has(orderId)) begin(orderId, shown);
      const begun = stored ?? (rules.isUntouched(shown) ? carriedOver(shown, rules) : shown);
      const newest = withContact(begun, storage && rules.prefill(storage, now()));
      const known = JSON.stringify(newest) === JSON.stringify(shown) ? shown : newest;
      drafts.set(orderId, known);
      // The tab begins from the server's draft now: an older copy here would look like typed text at the next reload.
      if (stored && !typed) keepIn(storage, keyOf(orderId), JSON.stringify(known));
      if (known !== stored && known !== shown) this.write(orderId, known);
      return known;
    },
    read: (orderId: string): PassengerDraft | undefined => drafts.get(orderId),
    write(orderId: string, draft: PassengerDraft): void {
      drafts.set(orderId, draft);
      // If the storage refuses, the server still keeps the draft.
      const text = JSON.stringify(draft);
      if (keepIn(storage, keyOf(orderId), text)) keepIn(storage, lastKey, orderId);
      timer.clearTimeout(pending.get(orderId));
      pending.set(
        orderId,
        timer.setTimeout(() => void push(orderId), SAVE_AFTER_MS),
      );
    },
    flush: (orderId: string): Promise<unknown> => push(orderId),
    /** Call after the papers are issued: removes what was typed for this order from the tab. */
    forget(orderId: string): void {
      drafts.delete(orderId);
      began.delete(orderId);
      for (const key of [keyOf(orderId), beganKeyOf(orderId)]) storage?.removeItem(key);
      if (storage?.getItem(lastKey) === orderId) storage.removeItem(lastKey);
    },
  };
}

/** Removes all drafts, so that the next user of this device finds none. */
export function forgetDrafts(storage: Storage): void {
  for (const key of keysOf(storage, 'draft:')) storage.removeItem(key);
}

export const lastTyped = (storage: Storage): readonly string[] =>
  keysOf(storage, LAST).map((key) => storage.getItem(key) ?? '');

const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

export type DraftStore = ReturnType<typeof createDraftStore>;

/** null: nothing kept, or its shape is outdated or of another product. */
export function kept<T>(text: string | null | undefined, parse: (kept: unknown) => T): T | null {
  if (!text) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
