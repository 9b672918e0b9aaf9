import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUOTE_MINUTES } from '#domain/card/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Rates } from '#domain/core/rates.ts';
import { isDay, MINUTE_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import { keyFor } from '#server/db/encrypt.ts';

type Secret = Pick<Config, 'secret'>;

/** Rates that are held from the first look; moments in server epoch ms. */
export type HeldRates = { readonly rates: Rates; readonly from: number; readonly until: number };

/** Held from now on. */
export const heldFrom = (rates: Rates, now: number): HeldRates => ({
  rates: { on: rates.on, rials: { EUR: rates.rials.EUR, USD: rates.rials.USD } },
  from: now,
  until: now + QUOTE_MINUTES * MINUTE_MS,
});

const macOf = ({ secret }: Secret, text: string): string =>
  createHmac('sha256', keyFor(secret, 'card quote')).update(text).digest('base64url');

/** A text that proves the rates and their time. It says nothing about anybody. */
export function signQuote(config: Secret, { rates: { on, rials }, from }: HeldRates): string {
  const text = [on, rials.EUR, rials.USD, from].join('.');
  return `${text}.${macOf(config, text)}`;
}

/** null for what we did not sign. */
export function readQuote(config: Secret, quote: string): HeldRates | null {
  const at = quote.lastIndexOf('.');
  const [text, mac] = [quote.slice(0, Math.max(0, at)), quote.slice(at + 1)];
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(config, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [on = '', EUR, USD, from] = text.split('.');
  if (!isDay(on)) return null;
  return heldFrom({ on, rials: { EUR: Number(EUR), USD: Number(USD) } }, Number(from));
}

/** The rates of a quote that is still held. Throws 409 `offer_expired`. */
export function heldRates(config: Secret, quote: string, now: number): HeldRates {
  const held = readQuote(config, quote);
  if (held && held.from <= now && held.until > now) return held;
  throw new ProblemError(409, {
    code: 'offer_expired',
    message: 'This rate is not held any more. Look at the new one.',
  });
}
