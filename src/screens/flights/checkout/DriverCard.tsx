import { dayOf, formatDay } from '#domain/core/time.ts';
import { shortAirport } from '#domain/country/airports.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { TICKET_IN_PERSIAN } from '#domain/flights/ticket-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';

/** Pronunciation of the terminal numbers of Mehrabad. */
const SPOKEN: Readonly<Record<string, string>> = { 1: 'yek', 2: 'do', 3: 'se', 4: 'chahār', 5: 'panj', 6: 'shesh' };

/** Airports with English names in the Latin list, in Persian pronunciation. */
const SAID: Readonly<Record<string, string>> = { PGU: 'Khalij-e Fārs' };

export type DriverCardProps = {
  readonly leg: OrderLeg;
  /** Shows the day if there are several rides. */
  readonly hasDay: boolean;
};

export function DriverCard({ leg: { flight }, hasDay }: DriverCardProps) {
  const { origin, terminal } = flight;
  const airport = shortAirport(origin).replace(/ Island$/, '');
  const said = SAID[origin] ?? airport;
  const spokenTerminal = terminal ? SPOKEN[terminal] : undefined;
  return (
    <TaxiCard
      lead={hasDay ? m.issue_driver_show_leg({ day: formatDay(dayOf(flight.departsAt)) }) : m.issue_driver_show()}
      sentence={TICKET_IN_PERSIAN.driver(origin, terminal)}
    >
      <p>
        {spokenTerminal
          ? m.issue_driver_spoken_terminal({ airport: said, terminal: spokenTerminal })
          : m.issue_driver_spoken({ airport: said })}
        <br />
        {terminal ? m.issue_driver_meaning_terminal({ airport, terminal }) : m.issue_driver_meaning({ airport })}
      </p>
    </TaxiCard>
  );
}
