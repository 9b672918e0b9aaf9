import * as z from 'zod/mini';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const Parts = z.object({ day: z.string(), month: z.string(), year: z.string() });
const Start = z.object({
  firstDay: Parts,
  days: z.string(),
  lastDay: Parts,
  births: z.array(Parts).check(z.minLength(1)),
  plan: z.enum(['standard', 'wide']),
  isMountain: z.boolean(),
  isInIran: z.boolean(),
});
const Kept = z.object({ from: z.string(), start: Start });
type Start = Omit<z.infer<typeof Start>, 'births'> & { readonly births: readonly z.infer<typeof Parts>[] };

/** The prefix "draft:" makes sign-out forget it. */
const KEY = 'draft:insurance-start';

/** Keeps the days and birth dates of this tab that became no draft yet. `from`: the address that the form began with. */
export const keepInsuranceStart = (storage: Storage | null, from: string, start: Start): void => {
  keepIn(storage, KEY, JSON.stringify({ from, start }));
};

export const forgetInsuranceStart = (storage: Storage | null): void => storage?.removeItem(KEY);

/** null: nothing is kept. What began with another address is kept only where this one says nothing. */
export function keptInsuranceStart(storage: Storage | null, from: string): Start | null {
  try {
    const kept = z.parse(Kept, JSON.parse(storage?.getItem(KEY) ?? ''));
    return from === '' || kept.from === from ? kept.start : null;
  } catch {
    return null;
  }
}
