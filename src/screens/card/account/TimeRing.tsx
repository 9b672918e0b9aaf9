import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/account/Account.module.css';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

type Props = { readonly to: number; readonly of: number; readonly clock: AppClock };

/** Seconds left as a ring with their number. `of`: seconds of the whole ring. */
export function TimeRing({ to, of, clock }: Props) {
  const left = Math.max(0, useSecondsLeft(to, clock));
  return (
    <span className={css.ring} role="timer" aria-live="off" aria-label={m.card_seconds({ count: left })}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        <circle
          className={css.ahead}
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray={`${Math.round((100 * left) / of)} 100`}
        />
      </svg>
      <b aria-hidden="true">{left}</b>
    </span>
  );
}
