import { pathTo } from '#domain/core/page-paths.ts';
import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { Held } from '#machines/core/order-checkout/view.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { HOLD_WORDS } from '#src/screens/transport/hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type HeldPriceProps = {
  readonly held: Held;
  readonly clock: AppClock;
  readonly send: (event: TransportBookingEvent) => void;
};

/** Offers to go on with an earlier hold, or to give it back, while the traveller asks for something else. */
export function HeldPrice({ held, clock, send }: HeldPriceProps) {
  const { session, orderId } = held;
  return (
    <Card isTight gap={3}>
      {session.kind === 'running' ? (
        <Row>
          <HoldClock
            words={HOLD_WORDS}
            to={session.deadlineAt}
            clock={clock}
            totalSeconds={HOLD_SECONDS}
            phase={session.phase}
            isExtending={session.isExtending}
            {...(session.canExtend || session.isExtending ? { onExtend: () => send({ type: 'session.extend' }) } : {})}
          />
        </Row>
      ) : null}
      <Row>
        <a href={pathTo.transportStep('passengers', orderId)} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.transport_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.transport_held_release()}
        </Button>
      </Row>
      <Status>
        {session.kind === 'running' && session.problem ? <Note tone="warn">{problemText(session.problem)}</Note> : null}
      </Status>
    </Card>
  );
}
