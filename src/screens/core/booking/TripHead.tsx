import type { AppClock } from '#machines/core/clock.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderCore, placeOf } from '#src/screens/core/booking/order.ts';
import { HoldClock, type HoldClockWords } from '#src/ui/HoldClock.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';

export type TripHeadProps = {
  readonly order: OrderCore;
  readonly title: string;
  readonly words: HoldClockWords;
  /** 'ended': the hold expired. null: no hold is running, as during the payment at the bank. */
  readonly session: HoldSessionView | 'ended' | null;
  readonly clock: AppClock;
  readonly onExtend: () => void;
};

/** Top bar of a step: place, title and remaining hold. */
export const TripHead = ({ title, ...hold }: TripHeadProps) => (
  <TripBar slug={placeOf(hold.order)} title={title} action={<HoldState {...hold} />} />
);

function HoldState({ order, words, session, clock, onExtend }: Omit<TripHeadProps, 'title'>) {
  // A draft holds nothing, so nothing runs out.
  if (session === null || order.status === 'draft') return null;
  if (session === 'ended') {
    return (
      <span data-part="clock">
        <Tag tone="warn" icon="timer">
          {m.passengers_hold_ended_tag()}
        </Tag>
      </span>
    );
  }
  const isRunning = session.kind === 'running';
  const canExtend = isRunning && (session.canExtend || session.isExtending);
  return (
    <HoldClock
      to={isRunning ? session.deadlineAt : order.deadlineAt}
      clock={clock}
      totalSeconds={order.holdSeconds}
      words={words}
      phase={isRunning ? session.phase : 'over'}
      {...(canExtend ? { onExtend, isExtending: session.isExtending } : {})}
    />
  );
}
