import type { AppClock } from '#machines/core/clock.ts';
import { leftWords } from '#src/ui/duration-words.ts';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

/** Time left in words, inside a sentence. Not announced: announce important moments elsewhere. */
export function Countdown({ to, clock }: { readonly to: number; readonly clock: AppClock }) {
  const left = useSecondsLeft(to, clock);
  return (
    <span role="timer" aria-live="off">
      {left < 0 ? '' : leftWords(left)}
    </span>
  );
}
