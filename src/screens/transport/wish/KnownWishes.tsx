import { formatDay } from '#domain/core/time.ts';
import type { KnownWish } from '#domain/transport/known-trip.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/wish/Wish.module.css';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';

type Props<W extends TransportWish> = {
  readonly known: readonly KnownWish<W>[];
  readonly wish: W;
  readonly hrefOf: (wish: TransportWish) => string;
  readonly onTake: (known: KnownWish<W>) => void;
};

const MOST_SHOWN = 4;

/** What one's own bookings say, and one press that fills it in. */
export function KnownWishes<W extends TransportWish>({ known, wish, hrefOf, onTake }: Props<W>) {
  if (known.length === 0) return null;
  return (
    <Card isTight gap={3}>
      <h2 className="strong">{m.transportwish_known()}</h2>
      <ul className={css.known}>
        {known.slice(0, MOST_SHOWN).map((one) => {
          const isTaken =
            one.ride.day === wish.ride.day && one.ride.time === wish.ride.time && one.ride.flight === wish.ride.flight;
          const words = wordsOf(one);
          return (
            <li key={words}>
              <span>{words}</span>
              <span className={css.live}>
                <Button size="s" {...(isTaken ? { icon: 'check' as const } : {})} onClick={() => onTake(one)}>
                  {isTaken ? m.transportwish_known_taken() : m.transportwish_known_take()}
                  <span className="vh"> {words}</span>
                </Button>
              </span>
              <noscript>
                {import.meta.env.SSR ? (
                  <a href={hrefOf({ ...wish, ...one.wish })} {...buttonLook({ size: 's' })}>
                    {m.transportwish_known_take()}
                  </a>
                ) : null}
              </noscript>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function wordsOf({ what, flight, ride, wish }: KnownWish): string {
  const day = formatDay(ride.day);
  if (what === 'drive' || !flight) {
    const { from = '', to = '' } = wish as { readonly from?: string; readonly to?: string };
    return m.transportwish_known_drive({ from, to, day });
  }
  const number = flight.flight || flight.title;
  return what === 'lands'
    ? m.transportwish_known_lands({ flight: number, airport: flight.to, city: flight.toCity, day, time: ride.time })
    : m.transportwish_known_leaves({ flight: number, airport: flight.from, city: flight.fromCity, day });
}
