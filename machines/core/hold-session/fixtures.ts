import type { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { HELD_UNTIL, NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, type Scripted } from '#machines/core/testing/scripted.ts';
import { factsOf } from '#machines/trace/examples.ts';

export const holdEnds = (world: Scripted): Promise<void> => world.settle('readOrder', ok(orderInfo('expired')));

export const holdSessionFacts = factsOf<ReturnType<typeof createHoldSession>>({
  canExtend: ({ extensionsLeft }) => extensionsLeft > 0,
  problem: ({ problem }) => problem?.code ?? null,
  wasAsked: ({ wasAsked }) => wasAsked,
});

export const extendOutcomes = [
  ok(orderInfo('awaitingPayment', { deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 })),
  ok(orderInfo('awaitingPayment', { deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 0 })),
  problem('extension_refused'),
  problem('hold_expired'),
  problem('order_unknown'),
  problem('unavailable'),
  { error: new TypeError('Failed to fetch') },
];

/** Responses of the server after the deadline has passed on the browser's clock. */
export const endOutcomes = [
  ok(orderInfo('awaitingPayment', { deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 })),
  ok(orderInfo('expired')),
  ok(orderInfo('paying')),
  problem('order_unknown'),
  problem('unavailable'),
];

const calm = {
  kind: 'running',
  phase: 'calm',
  deadlineAt: HELD_UNTIL,
  canExtend: true,
  isExtending: false,
  isAsking: false,
  problem: null,
} satisfies HoldSessionView;
const closing = { ...calm, phase: 'closing', deadlineAt: NOW + 272_000 } satisfies HoldSessionView;

export const sessionViews = {
  calm,
  closing,
  urgent: { ...calm, phase: 'urgent', deadlineAt: NOW + 41_000 },
  asking: { ...calm, phase: 'urgent', deadlineAt: NOW, isAsking: true },
  /** Over by our clock, and the server does not answer. */
  unheard: {
    ...calm,
    phase: 'urgent',
    deadlineAt: NOW,
    isAsking: true,
    problem: { code: 'unavailable', message: 'The server did not answer.' },
  },
  extending: { ...closing, canExtend: false, isExtending: true },
  refused: { ...closing, problem: { code: 'extension_refused', message: 'Others are looking for these seats.' } },
  noExtensionsLeft: { ...closing, canExtend: false },
  /** On the way to the bank: the seats stay held and there is nothing to do. */
  standing: { ...calm, canExtend: false },
  expired: { kind: 'expired' },
} satisfies Record<string, HoldSessionView>;
