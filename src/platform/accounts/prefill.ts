import * as z from 'zod/mini';
import { PREFILL_MS } from '#domain/core/limits.ts';

const KEY = 'safar:prefill';
const Kept = z.object({ email: z.string(), phone: z.string(), until: z.number() });
export type Prefill = { readonly email: string; readonly phone: string };

/** E-mail and phone of a sign-up, for the international discount: this tab, 30 minutes, gone at logout. */
export const keepPrefill = ({ email, phone }: Prefill, storage: Storage, now: number): void =>
  storage.setItem(KEY, JSON.stringify({ email, phone, until: now + PREFILL_MS }));

/** null: nothing is kept, or not any more. */
export function readPrefill(storage: Storage, now: number): Prefill | null {
  try {
    const { email, phone, until } = z.parse(Kept, JSON.parse(storage.getItem(KEY) ?? ''));
    if (now < until) return { email, phone };
  } catch {
    // Nothing, or not ours.
  }
  storage.removeItem(KEY);
  return null;
}

export const forgetPrefill = (storage: Storage): void => storage.removeItem(KEY);
