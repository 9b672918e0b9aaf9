import { plainLine } from '#domain/core/plain-text.ts';

export type PaidInByCard = { readonly id: string; readonly amount: number };

/**
 * Plan of a balance payout, in cents of EUR: to the cards of its top-ups, newest first, each at most its own amount;
 * the rest by bank transfer.
 */
export function payoutPlan(
  balance: number,
  newestFirst: readonly PaidInByCard[],
): { readonly cards: readonly PaidInByCard[]; readonly byTransfer: number } {
  const cards: PaidInByCard[] = [];
  let left = balance;
  for (const { id, amount } of newestFirst) {
    if (left <= 0) break;
    const part = Math.min(left, amount);
    cards.push({ id, amount: part });
    left -= part;
  }
  return { cards, byTransfer: left };
}

/** What may stand in a typed IBAN. */
export const IBAN_CHARACTERS = /[A-Za-z0-9 .-]/;

/** A typed IBAN without spaces, in capitals; null when its check digits (ISO 13616) are wrong. */
export function parseIban(text: string): string | null {
  const iban = plainLine(text).replace(/[ .-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? iban : null;
}
