import * as z from 'zod/mini';

const KEY = 'safar:reset';
const Kept = z.object({ email: z.string(), resendAt: z.number() });
/** Account for which this tab requested a code, and when it may request again (epoch ms). */
export type ResetRequest = z.infer<typeof Kept>;

export function keepResetRequest(request: ResetRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(request));
  } catch {
    // Storage forbidden: the user types the address again.
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
    // Storage forbidden: nothing was kept.
  }
}
