import { clockOf } from '#domain/core/time.ts';
import type { KnownTrip } from '#domain/transport/known-trip.ts';
import type { TransferPrices, TransferWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { type AirportWarning, airportWarning } from '#src/screens/transport/wish/two-airports.ts';
import { withAirport } from '#src/screens/transport/wish/wish-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = {
  readonly prices: TransferPrices;
  readonly wish: TransferWish;
  readonly known: KnownTrip;
  readonly onChange: (change: (wish: TransferWish) => TransferWish) => void;
};

/** A city has two airports, and one's own ticket is for the other one: said, with the minutes between them. */
export function TwoAirports({ prices, wish, known, onChange }: Props) {
  const warning = airportWarning(prices, wish, known);
  if (!warning) return null;
  const { pair } = warning;
  return (
    <Note
      tone={warning.what === 'there' && !warning.isLate ? 'info' : 'warn'}
      icon="alert"
      role="status"
      action={
        warning.what === 'there' ? undefined : (
          <Button
            size="s"
            onClick={() =>
              onChange((now) =>
                warning.what === 'wrong' ? withAirport(prices, now, pair.toAirport) : { ...now, zone: pair.id },
              )
            }
          >
            {warning.what === 'wrong'
              ? m.transportwish_two_switch({ airport: pair.toAirport })
              : m.transportwish_two_go({ airport: pair.toAirport })}
          </Button>
        )
      }
    >
      <strong className="strong">{m.transportwish_two_title()}</strong> {wordsOf(warning, wish.airport)}
    </Note>
  );
}

function wordsOf(warning: AirportWarning, airport: string): string {
  const { flight, pair } = warning;
  const [least, most] = pair.minutes;
  const words = {
    ...{ airport, other: pair.toAirport, flight: flight.flight || flight.title, city: flight.toCity, least, most },
    time: clockOf(flight.leavesAt),
  };
  if (warning.what === 'wrong') return m.transportwish_two_wrong(words);
  if (warning.what === 'elsewhere') return m.transportwish_two_elsewhere(words);
  const about = clockOf(warning.arrivesAbout);
  return warning.isLate
    ? m.transportwish_two_late({ ...words, about, closes: clockOf(flight.counterClosesAt) })
    : m.transportwish_two_in_time({ ...words, about });
}
