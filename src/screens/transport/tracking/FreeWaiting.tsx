import { clockOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { freeMinutes } from '#src/screens/transport/each-ride.ts';
import { type Item, isLanding, type Ride } from '#src/screens/transport/ride-words.ts';
import css from '#src/screens/transport/Tracking.module.css';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

/** Who told it: the flight that is followed, or the traveller. */
const lateWords = ({ isFollowed, times, bookedAt }: Ride): string => {
  const booked = clockOf(bookedAt);
  return isFollowed && times.lateToldAt === null
    ? m.transportride_late_followed({ booked })
    : m.transportride_late_told({ booked });
};

type Props = { readonly item: Item; readonly ride: Ride; readonly clock: AppClock };

/** How long the driver waits for nothing, as a line from the pick-up to its end. */
export function FreeWaiting({ item, ride, clock }: Props) {
  const { pickUpAt, freeUntil, times } = ride;
  const seconds = useSecondsLeft(freeUntil, clock);
  const minutes = freeMinutes(ride);
  const isLate = pickUpAt > ride.bookedAt;
  // Unknown on the server.
  const left = seconds < 0 ? null : Math.ceil(seconds / 60);
  const share = left === null ? 0 : Math.min(1, Math.max(0, 1 - left / minutes));
  const at = `${Math.round(2 + share * 96)}%`;
  return (
    <Card as="section" gap={3} aria-labelledby="waiting">
      <Row isSpread align="base">
        <h2 id="waiting" className="strong">
          {m.transportride_free({ minutes })}
        </h2>
        <span className="small quiet" role="timer" aria-live="off">
          {left === null || left > minutes
            ? ''
            : left > 0
              ? m.transportride_free_left({ count: left })
              : m.transportride_free_over()}
        </span>
      </Row>
      <div className={css.wait}>
        <svg aria-hidden="true">
          <line className={css.ahead} x1="2%" x2="98%" y1="50%" y2="50%" />
          <line className={css.gone} x1="2%" x2={at} y1="50%" y2="50%" />
          <circle className={css.dot} cx="2%" cy="50%" r="6" />
          <circle className={css.end} cx="98%" cy="50%" r="6" />
          {share > 0 && share < 1 ? <circle className={css.ring} cx={at} cy="50%" r="8" /> : null}
        </svg>
        <div className={css.ends}>
          <span>
            <strong className="strong">{clockOf(pickUpAt)}</strong>
            <small>{isLanding(item, ride) ? m.transportride_free_from() : m.transportride_free_from_hotel()}</small>
          </span>
          <span>
            <strong className="strong">{clockOf(freeUntil)}</strong>
            <small>{m.transportride_free_until()}</small>
          </span>
        </div>
      </div>
      <p className="small quiet">
        {isLate ? `${lateWords(ride)} ` : null}
        {times.arrivedAt === null ? null : `${m.transportride_arrived({ time: clockOf(times.arrivedAt) })} `}
        {left === 0 ? null : m.transportride_free_text({ time: clockOf(freeUntil) })}
      </p>
    </Card>
  );
}
