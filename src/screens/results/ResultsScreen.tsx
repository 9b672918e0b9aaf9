import { type ReactNode, useEffect, useRef } from 'react';
import { airportOf, slugOf } from '#domain/airports.ts';
import type { FlightSearch } from '#domain/flight-search.ts';
import { formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { FareHelp } from '#src/screens/results/FareHelp.tsx';
import { type Filters, queryOf } from '#src/screens/results/filters.ts';
import { LegResults } from '#src/screens/results/LegResults.tsx';
import { Failed } from '#src/screens/results/NoFlights.tsx';
import { PriceChanged } from '#src/screens/results/PriceChanged.tsx';
import css from '#src/screens/results/Results.module.css';
import { HeldBar, ProblemNote, StaleBar } from '#src/screens/results/ResultsNotes.tsx';
import { flightHref } from '#src/screens/search/flight-href.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/layout.tsx';
import { partyWords } from '#src/ui/party-words.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';

export type ResultsScreenProps = {
  readonly view: Extract<FlightBookingView, { kind: 'results' }>;
  /** null while it is on its way. */
  readonly availability: components['schemas']['FlightAvailability'] | null;
  readonly address: Filters;
  readonly onAddress: (next: Filters) => void;
  /** The SearchForm that "Edit search" opens. */
  readonly form: ReactNode;
  readonly send: (event: FlightBookingEvent) => void;
  readonly clock: AppClock;
  /** Where the booking goes on whose seats are held. */
  readonly holdHref: string;
};

/** The flights of a day, leg by leg. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { view, availability, address, form, send, clock, holdHref } = props;
  const { search, path, held, results, problem } = view;
  const leg = availability && (path === 'returning' ? availability.returning : availability.departing);
  // What every link of the list keeps besides the search.
  const more: Readonly<Record<string, string>> = {
    ...(path === 'returning' ? { path } : {}),
    ...(held ? { order: held.orderId } : {}),
  };
  const price = view.isPriceChanged ? problem?.price : undefined;
  return (
    <>
      <Head search={search} form={form} />
      <Wrap>
        <div className={css.results}>
          <div className={css.top}>
            {held ? <HeldBar held={held} clock={clock} holdHref={holdHref} send={send} /> : null}
            <ProblemNote problem={problem} isAsking={price !== undefined} send={send} />
            {results.kind === 'shown' ? <StaleBar results={results} send={send} /> : null}
          </div>
          {leg && availability ? (
            <LegResults {...props} leg={leg} searchedAt={availability.searchedAt} more={more} />
          ) : results.kind === 'failed' ? (
            <div className={css.list}>
              <Failed
                problem={results.problem}
                href={flightHref(search, { ...queryOf(address), ...more })}
                onRetry={() => send({ type: 'results.refresh' })}
              />
            </div>
          ) : (
            <div className={css.list}>
              <Skeleton rows={6} label={m.results_loading()} />
            </div>
          )}
          <FareHelp hasCharterLabel={view.hasCharterLabel} />
        </div>
      </Wrap>
      {price ? <PriceChanged price={price} send={send} /> : null}
    </>
  );
}

/** Where, when and who; the search form under a summary, so that it opens without scripts. */
const Head = ({ search, form }: { readonly search: FlightSearch; readonly form: ReactNode }) => {
  const from = airportOf(search.origin)?.city ?? search.origin;
  const to = airportOf(search.destination)?.city ?? search.destination;
  const out = { day: formatFullDay(search.departing), persian: formatFullPersianDay(search.departing) };
  const facts =
    search.type === 'twoWay'
      ? [
          m.results_out(out),
          m.results_back({ day: formatFullDay(search.returning), persian: formatFullPersianDay(search.returning) }),
          partyWords(search),
        ]
      : [`${out.day}, ${out.persian}`, partyWords(search), m.results_one_way()];
  return (
    <div className={css.head}>
      <TripBar
        slug={slugOf(to)}
        title={
          <>
            {from} <Icon name="forward" />
            <span className="vh">{m.results_to()}</span> {to}
          </>
        }
        facts={facts}
      />
      <Edit asked={JSON.stringify(search)}>{form}</Edit>
    </div>
  );
};

/** The form under its button; it closes when another search was asked, and the focus stays at the button. */
function Edit({ asked, children }: { readonly asked: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const last = useRef(asked);
  useEffect(() => {
    const details = box.current;
    if (last.current === asked || !details) return;
    last.current = asked;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }, [asked]);
  return (
    <details className={css.edit} ref={box}>
      <summary {...buttonLook({ size: 's' })}>
        <Icon name="edit" />
        {m.results_edit()}
      </summary>
      <Wrap>{children}</Wrap>
    </details>
  );
}
