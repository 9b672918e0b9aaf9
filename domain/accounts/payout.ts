import { plainLine } from '#domain/core/plain-text.ts';

export type PaidInByCard = { readonly id: string; readonly amount: number };

/**
 * How a balance goes back: to the cards of its top-ups, the newest first and to each at most what came from it; what is
 * left goes by bank transfer. All in cents of EUR.
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

/** An IBAN as it was typed, without blanks and in capitals; null when its check digits (ISO 13616) do not fit. */
export function parseIban(text: string): string | null {
  const iban = plainLine(text).replace(/[ .-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? iban : null;
}
