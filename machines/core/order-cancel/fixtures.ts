import { euro } from '#domain/core/money.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import type { CancellationQuote } from '#machines/core/order-cancel/types.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';

export const quote: CancellationQuote = {
  paid: euro(20_600),
  refund: euro(14_420),
  back: { toCard: euro(14_420), toBalance: euro(0) },
  lines: [
    { part: 'departing', percent: 70, paid: euro(9500), amount: euro(6650) },
    { part: 'returning', percent: 70, paid: euro(11_100), amount: euro(7770) },
  ],
  byProtection: false,
  each: [],
  toBalance: true,
};

const couple = [0, 1].map((person) => ({ paper: person, kind: 'ticket', person, refund: euro(7210) }));

export const quotes = {
  toBalance: quote,
  /** Noon has passed: the next step of the fare rules applies. */
  lower: {
    ...quote,
    refund: euro(13_470),
    back: { toCard: euro(13_470), toBalance: euro(0) },
    lines: [
      { part: 'departing', percent: 60, paid: euro(9500), amount: euro(5700) },
      { part: 'returning', percent: 70, paid: euro(11_100), amount: euro(7770) },
    ],
  },
  /** A guest's order: refund to the card only. */
  guest: { ...quote, toBalance: false },
  nothing: {
    ...quote,
    refund: euro(0),
    back: { toCard: euro(0), toBalance: euro(0) },
    lines: [
      { part: 'departing', percent: 0, paid: euro(9500), amount: euro(0) },
      { part: 'returning', percent: 0, paid: euro(11_100), amount: euro(0) },
    ],
  },
  protected: {
    ...quote,
    paid: euro(23_072),
    refund: euro(18_540),
    back: { toCard: euro(18_540), toBalance: euro(0) },
    lines: [
      { part: 'departing', percent: 90, paid: euro(9500), amount: euro(8550) },
      { part: 'returning', percent: 90, paid: euro(11_100), amount: euro(9990) },
    ],
    byProtection: true,
  },
  /** Two people, of whom each may leave. */
  couple: { ...quote, each: couple },
  oneOfTwo: {
    ...quote,
    refund: euro(7210),
    back: { toCard: euro(7210), toBalance: euro(0) },
    lines: [
      { part: 'departing', percent: 70, paid: euro(4750), amount: euro(3325) },
      { part: 'returning', percent: 70, paid: euro(5550), amount: euro(3885) },
    ],
    each: couple,
  },
  /** Paid by a card in dollars together with the balance. */
  both: { ...quote, back: { toCard: { amount: 10_962, currency: 'USD' }, toBalance: euro(4_363) } },
} satisfies Record<string, CancellationQuote>;

const idle = { kind: 'idle', isAsking: false, problem: null } satisfies OrderCancelView;
const quoted = {
  kind: 'quoted',
  quote: quotes.toBalance,
  before: null,
  papers: null,
  isQuoted: true,
  isChoosing: false,
  to: 'card',
  isCancelling: false,
  stepUp: null,
  problem: null,
} satisfies OrderCancelView;

export const orderCancelViews = {
  idle,
  asking: { ...idle, isAsking: true },
  notQuoted: { ...idle, problem: { code: 'not_allowed', message: 'Not allowed' } },
  quoted,
  quotedGuest: { ...quoted, quote: quotes.guest },
  quotedNothing: { ...quoted, quote: quotes.nothing },
  quotedProtected: { ...quoted, quote: quotes.protected },
  quoteChanged: { ...quoted, quote: quotes.lower, before: quotes.toBalance.refund },
  toBalance: { ...quoted, to: 'balance' },
  proving: { ...quoted, to: 'balance', stepUp: stepUpViews.asking },
  cancelling: { ...quoted, isCancelling: true },
  offline: { ...quoted, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  quotedCouple: { ...quoted, quote: quotes.couple },
  /** The quote of before shows until the one of the chosen people is there. */
  choosing: { ...quoted, quote: quotes.couple, papers: [1], isQuoted: false, isChoosing: true },
  oneOfTwo: { ...quoted, quote: quotes.oneOfTwo, papers: [1] },
  nobodyChosen: { ...quoted, quote: quotes.couple, papers: [], isQuoted: false },
  othersDepend: {
    ...quoted,
    quote: quotes.couple,
    papers: [0],
    isQuoted: false,
    problem: { code: 'others_depend', message: 'Those who stay cannot travel without them.' },
  },
  quotedBoth: { ...quoted, quote: quotes.both },
  cancelled: { kind: 'cancelled', back: quotes.toBalance.back },
  cancelledBoth: { kind: 'cancelled', back: quotes.both.back },
  cancelledToBalance: { kind: 'cancelled', back: { toCard: euro(0), toBalance: quotes.toBalance.refund } },
} satisfies Record<string, OrderCancelView>;
