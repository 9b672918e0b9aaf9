import { Secret, TOTP } from 'otpauth';
import { codeOf } from '#domain/accounts/account-forms.ts';
import type { Queryable } from '#server/db/database.ts';

/*
 * The one-time codes of the staff: time-based (RFC 6238), so that no mail is needed and nothing about a member is stored but
 * the last step that was used.
 */

const PERIOD_S = 30;
/** A phone may be one step ahead or behind. */
const WINDOW = 1;
const ISSUER = 'Safar';
/** 160 bits, as long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** No phone has it: a name that is not there is checked as long as one that is. */
const NOBODY = new Secret({ size: SECRET_BYTES }).base32;

/** A new secret for an authenticator app, in base32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** What an authenticator app reads from a QR code. */
export const codeAddress = (name: string, secret: string): string => totpOf(secret, name).toString();

/** The code that an app shows at a moment. */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** The step of time whose code this is; null for a wrong one. All that could be right are compared, in constant time. */
export function stepOfCode(secret: string | null, code: string, now: number): number | null {
  const totp = totpOf(secret ?? NOBODY);
  const away = totp.validate({ token: codeOf(code), timestamp: now, window: WINDOW });
  return secret === null || away === null ? null : totp.counter({ timestamp: now }) + away;
}

/** Uses a step up: its code and those before it open nothing any more. False where that was done before; one statement. */
export async function useStep(tx: Queryable, name: string, step: number): Promise<boolean> {
  const used = await tx
    .insertInto('staff_code')
    .values({ name, step })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ step }).where('staff_code.step', '<', step))
    .returning('step')
    .executeTakeFirst();
  return used !== undefined;
}
