import { FLIGHT_SESSION_SECONDS } from '#domain/limits.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { HoldSessionView } from '#machines/shared/hold-session-view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Order, placeOf } from '#src/screens/booking/order.ts';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';

export type TripHeadProps = {
  readonly order: Order;
  readonly title: string;
  /** 'ended': the seats are free again. null: nothing runs, as while the traveller is at the bank. */
  readonly session: HoldSessionView | 'ended' | null;
  readonly clock: AppClock;
  readonly onExtend: () => void;
};

/** The bar at the top of a step: the place, the question, how long the seats are held. */
export const TripHead = ({ order, title, session, clock, onExtend }: TripHeadProps) => (
  <TripBar
    slug={placeOf(order)}
    title={title}
    action={<HoldState order={order} session={session} clock={clock} onExtend={onExtend} />}
  />
);

function HoldState({ order, session, clock, onExtend }: Omit<TripHeadProps, 'title'>) {
  if (session === null) return null;
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
      totalSeconds={FLIGHT_SESSION_SECONDS}
      phase={isRunning ? session.phase : 'over'}
      {...(canExtend ? { onExtend, isExtending: session.isExtending } : {})}
    />
  );
}
