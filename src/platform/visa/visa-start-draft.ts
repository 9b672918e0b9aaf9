import * as z from 'zod/mini';
import { VISA_ENTRIES } from '#domain/visa/visa-question.ts';
import type { VisaTrip } from '#domain/visa/visa-trip.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const Start = z.object({
  applicants: z.array(
    z.object({
      position: z.exactOptional(z.number()),
      nationality: z.string(),
      hasUsedExemption: z.exactOptional(z.boolean()),
    }),
  ),
  residence: z.string(),
  entry: z.enum(VISA_ENTRIES),
  arrival: z.string(),
  days: z.string(),
});
const Kept = z.object({ from: z.string(), start: Start });
/** Any field may still be missing. */
type Start = Omit<VisaTrip, 'days' | 'processing'> & { readonly days: string };

/** The prefix "draft:" makes sign-out forget it. */
const keyOf = (name: string) => `draft:visa-start:${name}`;

/**
 * Keeps the unsent travellers and dates of this tab. `name` identifies the form; `from` is its initial value: a form that starts with
 * another value ignores the kept draft.
 */
export const keepStart = (storage: Storage | null, name: string, from: unknown, start: Start): void => {
  keepIn(storage, keyOf(name), JSON.stringify({ from: JSON.stringify(from), start }));
};

export const forgetStart = (storage: Storage | null, name: string): void => storage?.removeItem(keyOf(name));

/** null: nothing kept for this initial value. */
export function keptStart(storage: Storage | null, name: string, from: unknown): Start | null {
  try {
    const kept = z.parse(Kept, JSON.parse(storage?.getItem(keyOf(name)) ?? ''));
    return kept.from === JSON.stringify(from) ? kept.start : null;
  } catch {
    return null;
  }
}
