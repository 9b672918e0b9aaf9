import { euro } from '#domain/core/money.ts';
import { CARD_CODE_SENT, cardAt } from '#machines/card/travel-card/fixtures.ts';
import type { travelCardMachine } from '#machines/card/travel-card/machine.ts';
import type { CardState } from '#machines/card/travel-card/types.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const STATES: readonly CardState[] = [
  ...(['waiting', 'activating', 'active', 'blocked'] as const),
  ...(['replacing', 'expired', 'closing', 'closed'] as const),
];
/** What the server says to an act with its code. */
const refusals = [
  problem('code_wrong', { triesLeft: 4 }),
  problem('code_wrong', { triesLeft: 0 }),
  problem('not_allowed'),
  problem('login_required'),
  problem('unavailable'),
];

export const travelCardExamples = defineExamples<typeof travelCardMachine>({
  inputs: [
    { orderId: ORDER_ID, card: cardAt('active') },
    { orderId: ORDER_ID, card: cardAt('waiting') },
    { orderId: ORDER_ID, card: cardAt('active', { isReplacedFree: false }) },
  ],
  events: [
    { type: 'card.block' },
    { type: 'act.ask', act: 'activate' },
    { type: 'act.ask', act: 'unblock' },
    { type: 'act.ask', act: 'replace' },
    { type: 'act.ask', act: 'pin' },
    { type: 'closing.ask', to: 'balance', expected: euro(93_00) },
    { type: 'code.verify', faults: [] },
    { type: 'code.verify', faults: [CODE_MISSING] },
    { type: 'code.resend' },
    { type: 'task.drop' },
    { type: 'pin.hide' },
    { type: 'alert.set', above: 50_000_000 },
    { type: 'alert.set', above: null },
  ],
  outcomes: {
    readCard: [...STATES.map((state) => ok(cardAt(state))), problem('unavailable'), problem('login_required')],
    blockCard: [ok(cardAt('blocked')), problem('not_allowed'), problem('login_required'), problem('unavailable')],
    askCode: [
      ok(CARD_CODE_SENT),
      problem('rate_limited', { retryAfterSeconds: 840 }),
      problem('not_allowed'),
      problem('login_required'),
    ],
    actOnCard: [
      ok(cardAt('active')),
      ok(cardAt('replacing')),
      ok(cardAt('closing')),
      ok(cardAt('closed')),
      ok(null),
      ...refusals,
      problem('price_changed', { price: { old: euro(93_00), new: euro(92_10) } }),
      problem('password_required'),
    ],
    setAlert: [ok(cardAt('active')), problem('login_required'), problem('unavailable')],
  },
  says: { deadline: DEADLINE, pinWatch: [{ type: 'page.hidden' }] },
  facets: {
    travelCard: factsOf<typeof travelCardMachine>({
      stands: ({ card }) => [card.state, card.isReplacedFree],
      act: ({ act }) => act,
      problem: ({ problem: said }) => said?.code ?? null,
      faults: ({ faults }) => faults.length > 0,
      lost: ({ lost }) => lost !== null,
      isOffline: ({ failures }) => failures > 1,
    }),
  },
});
