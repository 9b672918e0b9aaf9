import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a callback, and maximum clock difference into the future. */
const SIGNATURE_WINDOW_SECONDS = 300;

const hmac = (secret: string, seconds: number, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();

/** `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, as in the contract's Payment-Signature. */
export function sign(secret: string, rawBody: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, rawBody).toString('hex')}`;
}

/** True for a body signed with this key within the window. Constant-time comparison. */
export function isSigned(secret: string, signature: string, rawBody: string, now: number): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !given) return false;
  const isFresh = Math.abs(now / 1000 - Number(seconds)) <= SIGNATURE_WINDOW_SECONDS;
  return timingSafeEqual(Buffer.from(given, 'hex'), hmac(secret, Number(seconds), rawBody)) && isFresh;
}
