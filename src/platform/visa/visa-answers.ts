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
  /** The server has kept something, or says that another tab did: this is the request now. */
  readonly onSaved: (request: VisaRequest) => void;
};

const SAVE_AFTER_MS = 600;
/** Of one field: what was typed, what the server said before it, and whether the server has it. */
const Typed = z.object({ value: z.string(), began: z.string(), isSaved: z.boolean() });
type Typed = z.infer<typeof Typed>;
const Kept = z.record(z.string(), Typed);
type Kept = Readonly<Record<string, Typed>>;
/** Begins as drafts do, so that it is forgotten with them when a person leaves. */
const keyOf = (orderId: string, position: number) => `draft:visa:${orderId}:${position}`;

/**
 * What was typed of one person in this tab, field by field: kept in the tab at each keystroke and on the server (sealed) a
 * moment later, so that nothing is lost by a reload, a crash or an interruption. Only what was typed here is sent: another
 * tab may know more of the rest.
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
  /** The server says this now; what was typed meanwhile waits for the next save. */
  const settle = (key: string, sent: Kept, now: VisaAnswers) => {
    const settled = Object.entries(sent).map(([field, { value }]) => {
      const newest = entriesOf(key)[field] ?? { value };
      return [field, { value: newest.value, began: now[field as VisaField] ?? '', isSaved: newest.value === value }];
    });
    keep(key, { ...entriesOf(key), ...Object.fromEntries(settled) });
  };
  /** Another tab changed these fields: what it wrote is told, and what was typed here may take its place. */
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
    /** What the server keeps, and over it what this tab knows better: what was typed here, unless it was changed since. */
    read(orderId: string, position: number, server: VisaAnswers): VisaAnswers {
      const newer = Object.entries(entriesOf(keyOf(orderId, position))).filter(
        ([field, { began, isSaved }]) => !isSaved || began === (server[field as VisaField] ?? ''),
      );
      return { ...server, ...pick(Object.fromEntries(newer), 'value') };
    },
    /** What another tab or device wrote where somebody typed here meanwhile, until it is typed again or let go. */
    elsewhere: (orderId: string, position: number): VisaAnswers => others.get(keyOf(orderId, position)) ?? {},
    keepMine: (orderId: string, position: number): void => void others.delete(keyOf(orderId, position)),
    /** `before`: what the server keeps, as this page knows it. */
    write(orderId: string, position: number, before: VisaAnswers, field: VisaField, value: string): void {
      const key = keyOf(orderId, position);
      const entries = entriesOf(key);
      const last = entries[field];
      // Typing goes on from what it began with; on what the server has it begins anew.
      const began = last && !last.isSaved ? last.began : (before[field] ?? '');
      keep(key, { ...entries, [field]: { value, began, isSaved: false } });
      const { [field]: _, ...left } = others.get(key) ?? {};
      others.set(key, left);
      drop(key);
      pending.set(
        key,
        timer.setTimeout(() => {
          pending.delete(key);
          // One after the other: the last one typed is the last one kept. A failure is retried with the next keystroke.
          saving = saving.then(() => put(orderId, position)).catch(() => undefined);
        }, SAVE_AFTER_MS),
      );
    },
    /** Keeps it on the server now. Throws the server's Problem. */
    async flush(orderId: string, position: number): Promise<void> {
      drop(keyOf(orderId, position));
      await saving;
      await put(orderId, position);
    },
    /** The server has all of it: nothing that was typed stays behind in the tab. */
    forget(orderId: string): void {
      for (const key of [...typed.keys()]) if (key.startsWith(`draft:visa:${orderId}:`)) forgetKey(key);
    },
    /** Somebody was taken out, with all that was told of them. */
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

/** The fields that another tab changed; null where something else went wrong. */
function clashOf(error: unknown): readonly string[] | null {
  if (!(error instanceof ProblemError) || error.problem.code !== 'conflict') return null;
  return error.problem.fields ? Object.keys(error.problem.fields) : null;
}

/** null: nothing is kept, or it has another shape. */
function kept(text: string | null | undefined): Kept | null {
  if (!text) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
