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
/** Anything of it may still be missing. */
type Start = Omit<VisaTrip, 'days' | 'processing'> & { readonly days: string };

/** Begins as drafts do, so that it is forgotten with them when a person leaves. */
const keyOf = (name: string) => `draft:visa-start:${name}`;

/**
 * Who goes and when, as it was typed in this tab and not sent. `name` tells the form from others, `from` is what it began with:
 * a form that begins with something else is not gone on with.
 */
export const keepStart = (storage: Storage | null, name: string, from: unknown, start: Start): void => {
  keepIn(storage, keyOf(name), JSON.stringify({ from: JSON.stringify(from), start }));
};

export const forgetStart = (storage: Storage | null, name: string): void => storage?.removeItem(keyOf(name));

/** Null: nothing is kept that belongs to this beginning. */
export function keptStart(storage: Storage | null, name: string, from: unknown): Start | null {
  try {
    const kept = z.parse(Kept, JSON.parse(storage?.getItem(keyOf(name)) ?? ''));
    return kept.from === JSON.stringify(from) ? kept.start : null;
  } catch {
    return null;
  }
}
