import * as z from 'zod/mini';
import { ProblemError } from '#domain/core/problem.ts';
import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';
import { readVisaRequest, type VisaRequest } from '#src/platform/visa/visa-queries.ts';

type Deps = {
  readonly api: Api;
  readonly storage: Storage | null;
  readonly timer: { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };
  /** The server saved something, or reported a change of another tab: the current request. */
  readonly onSaved: (request: VisaRequest) => void;
};

const SAVE_AFTER_MS = 600;
/** One field: typed value, server value before it, and whether the server has saved it. */
const Typed = z.object({ value: z.string(), began: z.string(), isSaved: z.boolean() });
type Typed = z.infer<typeof Typed>;
const Kept = z.record(z.string(), Typed);
type Kept = Readonly<Record<string, Typed>>;
/** The prefix "draft:" makes sign-out forget it. */
const keyOf = (orderId: string, position: number) => `draft:visa:${orderId}:${position}`;

/**
 * Typed answers of one person, by field: kept in this tab at each keystroke and on the server (encrypted) a moment later, so that no reload,
 * crash or interruption loses them. Sends only fields typed here: another tab may be newer in the rest.
 */
export function createVisaAnswers({ api, storage, timer, onSaved }: Deps) {
  const typed = new Map<string, Kept>();
  const others = new Map<string, VisaAnswers>();
  const pending = new Map<string, unknown>();
  let saving: Promise<unknown> = Promise.resolve();

  const entriesOf = (key: string): Kept => {
    const known = typed.get(key) ?? kept(storage?.getItem(key)) ?? {};
    typed.set(key, known);
    return known;
  };
  const keep = (key: string, entries: Kept) => {
    typed.set(key, entries);
    keepIn(storage, key, JSON.stringify(entries));
  };
  /** Marks the sent fields as saved; what was typed meanwhile waits for the next save. */
  const settle = (key: string, sent: Kept, now: VisaAnswers) => {
    const settled = Object.entries(sent).map(([field, { value }]) => {
      const newest = entriesOf(key)[field] ?? { value };
      return [field, { value: newest.value, began: now[field as VisaField] ?? '', isSaved: newest.value === value }];
    });
    keep(key, { ...entriesOf(key), ...Object.fromEntries(settled) });
  };
  /** Another tab changed these fields: shows its values and lets the user replace them with the typed ones. */
  const meet = (key: string, fields: readonly string[], now: VisaAnswers) => {
    const said = Object.fromEntries(fields.map((field) => [field, now[field as VisaField] ?? '']));
    others.set(key, { ...others.get(key), ...said });
    const rebased = Object.entries(entriesOf(key)).map(([field, entry]) => [
      field,
      { ...entry, began: said[field] ?? entry.began },
    ]);
    keep(key, Object.fromEntries(rebased));
  };
  const send = async (orderId: string, position: number) => {
    const key = keyOf(orderId, position);
    const entries = entriesOf(key);
    if (Object.keys(entries).length === 0) return;
    const sent = Object.fromEntries(Object.entries(entries).filter(([, { isSaved }]) => !isSaved));
    const request = await unwrap(
      api.PUT('/visa/requests/{orderId}/applicants/{position}', {
        params: { path: { orderId, position } },
        body: { answers: pick(sent, 'value'), began: pick(sent, 'began') },
      }),
    );
    settle(key, sent, answersAt(request, position));
    onSaved(request);
  };
  const put = async (orderId: string, position: number) => {
    try {
      await send(orderId, position);
    } catch (error) {
      const fields = clashOf(error);
      if (!fields) throw error;
      const request = await readVisaRequest(api, orderId);
      meet(keyOf(orderId, position), fields, answersAt(request, position));
      onSaved(request);
      await send(orderId, position);
    }
  };
  const forgetKey = (key: string) => {
    typed.delete(key);
    others.delete(key);
    storage?.removeItem(key);
  };
  const drop = (key: string) => {
    timer.clearTimeout(pending.get(key));
    pending.delete(key);
  };

  return {
    /** The server's answers, overridden by what was typed here unless changed there since. */
    read(orderId: string, position: number, server: VisaAnswers): VisaAnswers {
      const newer = Object.entries(entriesOf(keyOf(orderId, position))).filter(
        ([field, { began, isSaved }]) => !isSaved || began === (server[field as VisaField] ?? ''),
      );
      return { ...server, ...pick(Object.fromEntries(newer), 'value') };
    },
    /** Values of another tab or device that conflict with those typed here, until the user types again or dismisses them. */
    elsewhere: (orderId: string, position: number): VisaAnswers => others.get(keyOf(orderId, position)) ?? {},
    keepMine: (orderId: string, position: number): void => void others.delete(keyOf(orderId, position)),
    /** `before`: the server's answers as this page knows them. */
    write(orderId: string, position: number, before: VisaAnswers, field: VisaField, value: string): void {
      const key = keyOf(orderId, position);
      const entries = entriesOf(key);
      const last = entries[field];
      // An unsaved field keeps its original base value; a saved one starts anew.
      const began = last && !last.isSaved ? last.began : (before[field] ?? '');
      keep(key, { ...entries, [field]: { value, began, isSaved: false } });
      const { [field]: _, ...left } = others.get(key) ?? {};
      others.set(key, left);
      drop(key);
      pending.set(
        key,
        timer.setTimeout(() => {
          pending.delete(key);
          // Saves run in sequence, so that the last typed value wins. The next keystroke retries a failed save.
          saving = saving.then(() => put(orderId, position)).catch(() => undefined);
        }, SAVE_AFTER_MS),
      );
    },
    /** Saves to the server now. Throws the server's Problem. */
    async flush(orderId: string, position: number): Promise<void> {
      drop(keyOf(orderId, position));
      await saving;
      await put(orderId, position);
    },
    /** Call when the server has all answers: removes the typed ones from the tab. */
    forget(orderId: string): void {
      for (const key of [...typed.keys()]) if (key.startsWith(`draft:visa:${orderId}:`)) forgetKey(key);
    },
    /** Removes a person's answers after their removal from the request. */
    forgetPerson(orderId: string, position: number): void {
      const key = keyOf(orderId, position);
      drop(key);
      forgetKey(key);
    },
  };
}

export type VisaAnswersStore = ReturnType<typeof createVisaAnswers>;

const pick = (entries: Kept, what: 'value' | 'began'): VisaAnswers =>
  Object.fromEntries(Object.entries(entries).map(([field, entry]) => [field, entry[what]]));

const answersAt = ({ applicants }: VisaRequest, position: number): VisaAnswers =>
  applicants.find((one) => one.position === position)?.answers ?? {};

/** Fields that another tab changed; null for another error. */
function clashOf(error: unknown): readonly string[] | null {
  if (!(error instanceof ProblemError) || error.problem.code !== 'conflict') return null;
  return error.problem.fields ? Object.keys(error.problem.fields) : null;
}

/** null: nothing kept, or in another shape. */
function kept(text: string | null | undefined): Kept | null {
  if (!text) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
