import { airportOf } from '#domain/airports.ts';
import { formatMoney } from '#domain/money.ts';
import { clockOf, dayOf, formatDay, formatFullDay } from '#domain/time.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/results/Results.module.css';
import type { ResultsScreenProps } from '#src/screens/results/ResultsScreen.tsx';
import { useFocusOn } from '#src/screens/results/useFocusOn.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type LegHeaderProps = Pick<ResultsScreenProps, 'view' | 'send'> & { readonly offers: readonly FlightOffer[] };

/** Which leg is chosen now; on the way back the way out stays in sight. */
export function LegHeader({ view, send, offers }: LegHeaderProps) {
  const { search, path, selectedAvailables, hasCharterLabel } = view;
  const heading = useFocusOn<HTMLHeadingElement>(path);
  const isBack = path === 'returning';
  const from = airportOf(isBack ? search.destination : search.origin)?.city ?? '';
  const to = airportOf(isBack ? search.origin : search.destination)?.city ?? '';
  const wayOut = isBack ? selectedAvailables.departing : null;
  if (search.type === 'oneWay') return <h2 className="vh">{m.results_flights({ from, to })}</h2>;

  const isMixed = wayOut && hasCharterLabel && offers.some(({ fare }) => fare.kind !== wayOut.fare.kind);
  return (
    <>
      {wayOut ? (
        <section className={css.pinned} aria-label={m.results_chosen()}>
          <Badge code={wayOut.flight.airline} />
          <p>
            <small>{m.results_chosen()}</small>
            <strong className="strong">
              {formatDay(dayOf(wayOut.flight.departsAt))}, {clockOf(wayOut.flight.departsAt)}–
              {clockOf(wayOut.flight.arrivesAt)}
            </strong>{' '}
            <span className="quiet">
              {wayOut.flight.airlineName} {wayOut.flight.flightNumber}
            </span>{' '}
            {hasCharterLabel ? (
              <Tag tone={wayOut.fare.kind === 'charter' ? 'warn' : 'line'}>
                {wayOut.fare.kind === 'charter' ? m.results_charter() : m.results_systemic()}
              </Tag>
            ) : null}
          </p>
          <strong className="strong">{formatMoney(wayOut.total)}</strong>
          <Button
            size="s"
            aria-label={m.results_change_leg()}
            onClick={() => send({ type: 'path.change', path: 'departing' })}
          >
            {m.results_change()}
          </Button>
        </section>
      ) : null}
      <div>
        <p className="small quiet">{isBack ? m.results_step_back() : m.results_step_out()}</p>
        <h2 className="strong" tabIndex={-1} ref={heading}>
          {m.results_leg({ from, to, day: formatFullDay(isBack ? search.returning : search.departing) })}
        </h2>
      </div>
      {isMixed ? (
        <Note tone="info">
          {wayOut.fare.kind === 'charter' ? m.results_mixed_charter() : m.results_mixed_systemic()}
        </Note>
      ) : null}
    </>
  );
}
