import { QUOTE_MINUTES } from '#domain/card/limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { RATE_WORDS } from '#src/screens/card/hold-words.ts';
import { HoldClock, type HoldPhase } from '#src/ui/HoldClock.tsx';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

/** From so few seconds on it is said. */
const SOON = 60;

/** Until when the rate holds, in Tehran time; once scripts run, for how long. */
export function RateClock({ until, clock }: { readonly until: number; readonly clock: AppClock }) {
  const left = useSecondsLeft(until, clock);
  const phase: HoldPhase = left < 0 ? 'calm' : left === 0 ? 'over' : left <= SOON ? 'urgent' : 'calm';
  return <HoldClock to={until} clock={clock} totalSeconds={QUOTE_MINUTES * 60} phase={phase} words={RATE_WORDS} />;
}
