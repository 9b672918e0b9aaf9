import { EXTENSION_SECONDS, HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/core/limits.ts';
import { clockOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { leftWords } from '#src/ui/duration-words.ts';
import css from '#src/ui/HoldClock.module.css';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';
import { Words } from '#src/ui/Words.tsx';

/** closing: the user is warned; urgent: the last warning. */
export type HoldPhase = 'calm' | 'closing' | 'urgent' | 'over';

export type HoldClockProps = {
  /** When the hold ends, server epoch ms. */
  readonly to: number;
  readonly clock: AppClock;
  /** Total length of the hold, for the ring. */
  readonly totalSeconds: number;
  /** Set by the hold's machine. */
  readonly phase: HoldPhase;
  /** Given when an extension is possible. */
  readonly onExtend?: () => void;
  readonly isExtending?: boolean;
  /** Texts of the product. */
  readonly words: HoldClockWords;
};

export type HoldClockWords = {
  readonly held: () => string;
  readonly until: () => string;
  /** Text for screen readers. */
  readonly say: (data: { readonly left: string }) => string;
  readonly over: () => string;
};

/** Remaining hold time as a ring and words. Announced when the phase changes. */
export function HoldClock({ to, clock, totalSeconds, phase, onExtend, isExtending, words }: HoldClockProps) {
  const left = useSecondsLeft(to, clock);
  // Only the server decides that the hold is over.
  const isAsked = left === 0 && phase !== 'over';
  const part = Math.round((100 * Math.max(0, left)) / totalSeconds);
  return (
    <span className={css.clock} data-part="clock" data-state={phase}>
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
      {phase === 'over' ? (
        <span>{words.over()}</span>
      ) : isAsked ? (
        <span>{m.ui_hold_asking()}</span>
      ) : (
        <span role="timer" aria-live="off">
          <Words>{left < 0 ? words.until() : words.held()}</Words> <b>{left < 0 ? clockOf(to) : leftWords(left)}</b>
        </span>
      )}
      {(phase === 'closing' || phase === 'urgent') && !isAsked && onExtend ? (
        <Button kind="link" onClick={onExtend} isBusy={isExtending === true}>
          {m.ui_add_time({ minutes: EXTENSION_SECONDS / 60 })}
        </Button>
      ) : null}
      <span className="vh" role="status">
        {isAsked ? m.ui_hold_asking() : sayOf(phase, words)}
      </span>
    </span>
  );
}

/** Depends on the phase only, so that it is announced three times and not each second. */
function sayOf(state: HoldPhase, { say, over }: HoldClockWords): string {
  switch (state) {
    case 'calm':
      return '';
    case 'closing':
      return say({ left: leftWords(HOLD_CLOSING_SECONDS) });
    case 'urgent':
      return say({ left: leftWords(HOLD_URGENT_SECONDS) });
    case 'over':
      return over();
  }
}
