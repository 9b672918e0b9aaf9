import { clockOf } from '#domain/time.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { leftWords } from '#src/ui/duration-words.ts';
import css from '#src/ui/HoldClock.module.css';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

export type HoldClockProps = {
  /** Server moment at which the seats are free again. */
  readonly to: number;
  readonly clock: AppClock;
  /** The whole length of the hold, for the ring. */
  readonly totalSeconds: number;
  /** Offered in the last five minutes. */
  readonly onExtend?: () => void;
  readonly isExtending?: boolean;
  /** Offered after the end. */
  readonly onHoldAgain?: () => void;
  /** "Seats held for" when not said. */
  readonly label?: string;
};

/** How long the seats are held: a ring and words. Speaks to a screen reader at five minutes, one minute and the end. */
export function HoldClock({ to, clock, totalSeconds, onExtend, isExtending, onHoldAgain, label }: HoldClockProps) {
  const left = useSecondsLeft(to, clock);
  const state = left < 0 || left > 300 ? 'calm' : left === 0 ? 'over' : left <= 60 ? 'urgent' : 'warn';
  const part = Math.round((100 * Math.max(0, left)) / totalSeconds);
  return (
    <span className={css.clock} data-part="clock" data-state={state}>
      <svg className={css.ring} viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" />
        <circle
          className={css.left}
          cx="9"
          cy="9"
          r="7"
          pathLength="100"
          strokeDasharray={`${Math.min(100, part)} 100`}
        />
      </svg>
      {state === 'over' ? (
        <span>{m.ui_hold_over()}</span>
      ) : (
        <span role="timer" aria-live="off">
          {label ?? (left < 0 ? m.ui_held_until() : m.ui_held())} <b>{left < 0 ? clockOf(to) : leftWords(left)}</b>
        </span>
      )}
      {(state === 'warn' || state === 'urgent') && onExtend ? (
        <Button kind="link" onClick={onExtend} isBusy={isExtending === true}>
          {m.ui_add_five()}
        </Button>
      ) : null}
      {state === 'over' && onHoldAgain ? (
        <Button kind="link" onClick={onHoldAgain}>
          {m.ui_hold_again()}
        </Button>
      ) : null}
      <span className="vh" role="status">
        {SAY[state]()}
      </span>
    </span>
  );
}

// Changes with the state only, so that it is read three times and never each second.
const SAY = {
  calm: () => '',
  warn: () => m.ui_held_say({ left: leftWords(300) }),
  urgent: () => m.ui_held_say({ left: leftWords(60) }),
  over: () => m.ui_hold_over(),
} as const;
