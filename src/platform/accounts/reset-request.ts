import * as z from 'zod/mini';

const KEY = 'safar:reset';
const Kept = z.object({ email: z.string(), resendAt: z.number() });
/** For whom this tab asked for a code, and when it may ask again (epoch ms). */
export type ResetRequest = z.infer<typeof Kept>;

export function keepResetRequest(request: ResetRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // Forbidden: the address is typed once more.
  }
}

export function readResetRequest(): ResetRequest | null {
  try {
    return z.parse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

export function forgetResetRequest(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: then it was never kept.
  }
}
