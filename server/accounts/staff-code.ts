import { Secret, TOTP } from 'otpauth';
import { codeOf } from '#domain/accounts/account-forms.ts';
import type { Queryable } from '#server/db/database.ts';

/*
 * One-time codes of the staff, time-based (RFC 6238): they need no mail, and the database stores only the last used
 * step.
 */

const PERIOD_S = 30;
/** A phone's clock may be one step ahead or behind. */
const WINDOW = 1;
const ISSUER = 'Safar';
/** 160 bits, as long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** Belongs to nobody: checking an unknown name takes the same time. */
const NOBODY = new Secret({ size: SECRET_BYTES }).base32;

/** Base32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** The otpauth URL that an authenticator app reads from a QR code. */
export const codeUri = (name: string, secret: string): string => totpOf(secret, name).toString();

export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** The time step of a code; null when it is wrong. Compares with all accepted steps, in constant time. */
export function stepOfCode(secret: string | null, code: string, now: number): number | null {
  const totp = totpOf(secret ?? NOBODY);
  const away = totp.validate({ token: codeOf(code), timestamp: now, window: WINDOW });
  return secret === null || away === null ? null : totp.counter({ timestamp: now }) + away;
}

/**
 * Marks a step as used: its code and earlier ones no longer work. False when it was used before. One statement, so it
 * is atomic.
 */
export async function useStep(tx: Queryable, name: string, step: number): Promise<boolean> {
  const used = await tx
    .insertInto('staff_code')
    .values({ name, step })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ step }).where('staff_code.step', '<', step))
    .returning('step')
    .executeTakeFirst();
  return used !== undefined;
}
