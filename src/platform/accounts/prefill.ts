import * as z from 'zod/mini';
import { PREFILL_MS } from '#domain/core/limits.ts';

const KEY = 'safar:prefill';
const Kept = z.object({ email: z.string(), phone: z.string(), until: z.number() });
export type Prefill = { readonly email: string; readonly phone: string };

/** Keeps e-mail and phone of a sign-up for the international discount: in this tab, for 30 minutes, until logout. */
export const keepPrefill = ({ email, phone }: Prefill, storage: Storage, now: number): void =>
  storage.setItem(KEY, JSON.stringify({ email, phone, until: now + PREFILL_MS }));

/** null: nothing kept, or expired. */
export function readPrefill(storage: Storage, now: number): Prefill | null {
  try {
    const { email, phone, until } = z.parse(Kept, JSON.parse(storage.getItem(KEY) ?? ''));
    if (now < until) return { email, phone };
  } catch {
    // Not readable as ours.
  }
  storage.removeItem(KEY);
  return null;
}

export const forgetPrefill = (storage: Storage): void => storage.removeItem(KEY);
