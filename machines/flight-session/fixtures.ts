import type { FlightSessionView } from '#machines/flight-session/view.ts';
import { HELD_UNTIL, NOW } from '#machines/shared/testing/moment.ts';

const calm = {
  kind: 'running',
  phase: 'calm',
  deadlineAt: HELD_UNTIL,
  canExtend: true,
  isExtending: false,
  problem: null,
} satisfies FlightSessionView;
const closing = { ...calm, phase: 'closing', deadlineAt: NOW + 272_000 } satisfies FlightSessionView;

/** The session by the traveller's situation. */
export const sessionViews = {
  calm,
  closing,
  urgent: { ...calm, phase: 'urgent', deadlineAt: NOW + 41_000 },
  extending: { ...closing, canExtend: false, isExtending: true },
  refused: { ...closing, problem: { code: 'extension_refused', message: 'Others are looking for these seats.' } },
  noExtensionsLeft: { ...closing, canExtend: false },
  /** On the way to the bank: the seats stay, nothing is to be done. */
  standing: { ...calm, canExtend: false },
  expired: { kind: 'expired' },
} satisfies Record<string, FlightSessionView>;
