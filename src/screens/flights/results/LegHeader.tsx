import { formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/results/Results.module.css';
import type { LegHeaderProps } from '#src/screens/flights/results/results-props.ts';
import { useFocusOn } from '#src/screens/flights/results/useFocusOn.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';

/** For a return trip: the leg being chosen; a chosen other leg stays visible. */
export function LegHeader({ view, send, offers }: LegHeaderProps) {
  const { search, path, selectedAvailables, hasCharterLabel } = view;
  const heading = useFocusOn<HTMLHeadingElement>(path);
  const isBack = path === 'returning';
  const from = cityOf(isBack ? search.destination : search.origin);
  const to = cityOf(isBack ? search.origin : search.destination);
  const otherPath = isBack ? 'departing' : 'returning';
  const other = selectedAvailables[otherPath];

  const otherName = isBack ? m.results_chosen() : m.results_chosen_back();
  const isMixed = other && isBack && hasCharterLabel && offers.some(({ fare }) => fare.kind !== other.fare.kind);
  return (
    <>
      {other ? (
        <section className={css.pinned} aria-label={otherName}>
          <Badge code={other.flight.airline} />
          <p>
            <small>{otherName}</small>
            <strong className="strong">
              {formatDay(dayOf(other.flight.departsAt))}, {clockOf(other.flight.departsAt)}–
              {clockOf(other.flight.arrivesAt)}
            </strong>{' '}
            <span className="quiet">
              {other.flight.airlineName} {other.flight.flightNumber}
            </span>{' '}
            {hasCharterLabel ? (
              <Tag tone={other.fare.kind === 'charter' ? 'warn' : 'line'}>
                {other.fare.kind === 'charter' ? m.results_charter() : m.results_systemic()}
              </Tag>
            ) : null}
          </p>
          <strong className="strong">{formatMoney(other.total)}</strong>
          <Button
            size="s"
            aria-label={isBack ? m.results_change_leg() : m.results_change_back()}
            onClick={() => send({ type: 'path.change', path: otherPath })}
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
          {other.fare.kind === 'charter' ? m.results_mixed_charter() : m.results_mixed_systemic()}
        </Note>
      ) : null}
    </>
  );
}
