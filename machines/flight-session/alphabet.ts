import type { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { HELD_UNTIL, NOW, ORDER_ID } from '#machines/shared/testing/moment.ts';
import { orderInfo } from '#machines/shared/testing/order-info.ts';
import { ok, problem } from '#machines/shared/testing/scripted.ts';
import { DEADLINE, defineAlphabet, factsOf } from '#machines/trace/alphabet.ts';

export const flightSessionFacts = factsOf<typeof flightSessionMachine>({
  canExtend: ({ extensionsLeft }) => extensionsLeft > 0,
  problem: ({ problem }) => problem?.code ?? null,
});

export const extendOutcomes = [
  ok(orderInfo('awaitingPayment', { deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 })),
  ok(orderInfo('awaitingPayment', { deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 0 })),
  problem('extension_refused'),
  problem('hold_expired'),
  problem('unavailable'),
  { error: new TypeError('Failed to fetch') },
];

export const flightSessionAlphabet = defineAlphabet<typeof flightSessionMachine>({
  inputs: [
    { orderId: ORDER_ID, deadlineAt: HELD_UNTIL, extensionsLeft: 10 },
    { orderId: ORDER_ID, deadlineAt: NOW + 272_000, extensionsLeft: 0 },
  ],
  events: [
    { type: 'session.extend' },
    { type: 'session.sync', deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 },
    { type: 'session.sync', deadlineAt: HELD_UNTIL, extensionsLeft: 0 },
  ],
  outcomes: { extendHold: extendOutcomes },
  says: { deadline: DEADLINE },
  facets: { flightSession: flightSessionFacts },
});
