import { HOLD_SECONDS } from '#domain/tours/tour-limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { Held } from '#machines/core/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { HOLD_WORDS } from '#src/screens/tours/hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

type Props = {
  readonly held: Held;
  /** Where the booking goes on. */
  readonly href: string;
  readonly clock: AppClock;
  readonly send: (event: CheckoutEvent) => void;
};

/** Offers to continue or release places of before while the traveller looks at a tour. */
export function HeldPlaces({ held: { session }, href, clock, send }: Props) {
  const isRunning = session.kind === 'running';
  return (
    <Card isTight gap={3}>
      {isRunning ? (
        <HoldClock
          words={HOLD_WORDS}
          to={session.deadlineAt}
          clock={clock}
          totalSeconds={HOLD_SECONDS}
          phase={session.phase}
          isExtending={session.isExtending}
          {...(session.canExtend || session.isExtending ? { onExtend: () => send({ type: 'session.extend' }) } : {})}
        />
      ) : null}
      <Row>
        <a href={href} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.tours_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.tours_held_release()}
        </Button>
      </Row>
      <Status>{isRunning && session.problem ? <Note tone="warn">{problemText(session.problem)}</Note> : null}</Status>
    </Card>
  );
}
