import { BRAND } from '#domain/core/brand.ts';
import { clockOf } from '#domain/core/time.ts';
import { lettersIn } from '#domain/transport/meeting.ts';
import { FLIGHT_FA } from '#domain/transport/persian-words.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import css from '#src/screens/transport/Sign.module.css';
import { flag } from '#src/ui/layout.tsx';

/** More letters than this are drawn smaller. */
const LONG = 14;

type SignProps = {
  readonly name: string;
  readonly ride: Pick<Ride, 'flight' | 'bookedAt'>;
  readonly caption?: string;
};

/** The sign that a driver holds, with the name on it as it was typed. */
export function Sign({ name, ride: { flight, bookedAt }, caption }: SignProps) {
  const time = clockOf(bookedAt);
  const sign = name.trim();
  return (
    <figure className={css.sign}>
      <div className={css.board}>
        <div className={css.line} aria-hidden="true">
          <strong>{BRAND.name}</strong>
          <span lang="fa" dir="rtl">
            {BRAND.nameFa}
          </span>
        </div>
        <p
          className={css.who}
          dir="auto"
          data-long={flag(lettersIn(sign) > LONG)}
          data-empty={flag(sign === '')}
          data-part="sign"
        >
          {sign || m.transportride_sign_empty()}
        </p>
        <div className={css.line} aria-hidden="true">
          <span>{flight === '' ? time : `${flight}, ${time}`}</span>
          {flight === '' ? null : (
            <span lang="fa" dir="rtl">
              {FLIGHT_FA} <bdi>{flight}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className={css.stick} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
