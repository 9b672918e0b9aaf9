import { pathTo } from '#domain/core/page-paths.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { hotelProblemText } from '#src/screens/hotels/HotelNotes.tsx';
import { HOLD_WORDS } from '#src/screens/hotels/hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type HeldRoomsProps = {
  readonly held: Extract<HotelBookingView, { kind: 'results' }>['held'];
  readonly clock: AppClock;
  /** Length of the hold in seconds; null while the order is unknown. */
  readonly holdSeconds: number | null;
  readonly send: (event: HotelBookingEvent) => void;
};

/** Rooms held during another choice: continue or release them. */
export function HeldRooms({ held, clock, holdSeconds, send }: HeldRoomsProps) {
  if (!held) return null;
  const { session, orderId } = held;
  const refused = session.kind === 'running' ? session.problem : null;
  return (
    <Card isTight gap={3}>
      {session.kind === 'running' && holdSeconds !== null ? (
        <Row>
          <HoldClock
            words={HOLD_WORDS}
            to={session.deadlineAt}
            clock={clock}
            totalSeconds={holdSeconds}
            phase={session.phase}
            isExtending={session.isExtending}
            {...(session.canExtend || session.isExtending ? { onExtend: () => send({ type: 'session.extend' }) } : {})}
          />
        </Row>
      ) : null}
      <p className="small quiet">{m.hotels_held()}</p>
      <Row>
        <a href={pathTo.hotelStep('passengers', { order: orderId })} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.hotels_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.hotels_held_release()}
        </Button>
      </Row>
      <div role="status">{refused ? <Note tone="warn">{hotelProblemText(refused)}</Note> : null}</div>
    </Card>
  );
}
