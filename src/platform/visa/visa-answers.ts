import * as z from 'zod/mini';
import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';

type Deps = {
  readonly api: Api;
  readonly storage: Storage | null;
  readonly timer: { setTimeout(fn: () => void, ms: number): unknown; clearTimeout(id: unknown): void };
  /** The server has kept something: this is the request now. */
  readonly onSaved: (request: VisaRequest) => void;
};

const SAVE_AFTER_MS = 600;
const Kept = z.record(z.string(), z.string());
/** Begins as drafts do, so that it is forgotten with them when a person leaves. */
const keyOf = (orderId: string, position: number) => `draft:visa:${orderId}:${position}`;

/**
 * What one person answered: kept in this tab at each keystroke and on the server (sealed) a moment later, so that nothing is
 * lost by a reload, a crash or an interruption.
 */
export function createVisaAnswers({ api, storage, timer, onSaved }: Deps) {
  const typed = new Map<string, VisaAnswers>();
  const pending = new Map<string, unknown>();
  let saving: Promise<unknown> = Promise.resolve();

  const read = (orderId: string, position: number): VisaAnswers | undefined => {
    const key = keyOf(orderId, position);
    const known = typed.get(key) ?? kept(storage?.getItem(key)) ?? undefined;
    if (known) typed.set(key, known);
    return known;
  };
  const put = async (orderId: string, position: number) => {
    const answers = read(orderId, position);
    if (!answers) return;
    const params = { path: { orderId, position } };
    onSaved(await unwrap(api.PUT('/visa/requests/{orderId}/applicants/{position}', { params, body: { answers } })));
  };
  const forgetKey = (key: string) => {
    typed.delete(key);
    storage?.removeItem(key);
  };
  const drop = (key: string) => {
    timer.clearTimeout(pending.get(key));
    pending.delete(key);
  };

  return {
    /** What this tab knows better than the server; undefined where it knows nothing. */
    read,
    write(orderId: string, position: number, before: VisaAnswers, field: VisaField, value: string): void {
      const key = keyOf(orderId, position);
      const answers = { ...before, ...read(orderId, position), [field]: value };
      typed.set(key, answers);
      keepIn(storage, key, JSON.stringify(answers));
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

/** null: nothing is kept, or it has another shape. */
function kept(text: string | null | undefined): VisaAnswers | null {
  if (!text) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
