import { euro } from '#domain/core/money.ts';
import type { PayoutQuote } from '#machines/accounts/pay-out/types.ts';
import type { PayOutView } from '#machines/accounts/pay-out/view.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';

export const payoutQuotes = {
  cards: { amount: euro(15_000), toCards: euro(15_000), byTransfer: euro(0) },
  /** A part came from a refund, which is no top-up, so no card takes it. */
  both: { amount: euro(15_000), toCards: euro(10_000), byTransfer: euro(5000) },
  transfer: { amount: euro(1920), toCards: euro(0), byTransfer: euro(1920) },
  nothing: { amount: euro(0), toCards: euro(0), byTransfer: euro(0) },
} satisfies Record<string, PayoutQuote>;

const idle = { kind: 'idle', isAsking: false, problem: null } satisfies PayOutView;
const quoted = {
  kind: 'quoted',
  quote: payoutQuotes.cards,
  isPaying: false,
  stepUp: null,
  problem: null,
} satisfies PayOutView;
const both = { ...quoted, quote: payoutQuotes.both } satisfies PayOutView;

export const payOutViews = {
  idle,
  asking: { ...idle, isAsking: true },
  offline: { ...idle, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  quoted,
  both,
  nothing: { ...quoted, quote: payoutQuotes.nothing },
  changed: { ...both, problem: { code: 'price_changed', message: 'The balance changed.' } },
  refused: {
    ...both,
    problem: { code: 'invalid_details', message: 'Wrong', fields: { holder: 'required', iban: 'invalid' } },
  },
  paying: { ...both, isPaying: true },
  proving: { ...both, stepUp: stepUpViews.asking },
  paid: { kind: 'paid', quote: payoutQuotes.cards },
  paidBoth: { kind: 'paid', quote: payoutQuotes.both },
} satisfies Record<string, PayOutView>;
