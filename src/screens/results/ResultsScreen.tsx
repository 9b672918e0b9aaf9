import { type ComponentType, memo, type ReactNode, Suspense, useMemo } from 'react';
import { cityOf, citySlug } from '#domain/cities.ts';
import type { FlightFilters } from '#domain/flight-filters.ts';
import type { FlightSearch } from '#domain/flight-search.ts';
import { formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { partyWords } from '#src/screens/flights/party-words.ts';
import type { AllHiddenProps } from '#src/screens/results/AllHidden.tsx';
import type { FailedProps } from '#src/screens/results/Failed.tsx';
import type { FareHelpProps } from '#src/screens/results/FareHelp.tsx';
import type { FilterFormProps } from '#src/screens/results/FilterForm.tsx';
import { type ChangeFilters, queryOf } from '#src/screens/results/filters.ts';
import type { LegHeaderProps } from '#src/screens/results/LegHeader.tsx';
import { FLIGHTS, LegResults } from '#src/screens/results/LegResults.tsx';
import type { NoSeatsProps } from '#src/screens/results/NoFlights.tsx';
import type { PriceChangedProps } from '#src/screens/results/PriceChanged.tsx';
import css from '#src/screens/results/Results.module.css';
import type { ResultsNotesProps } from '#src/screens/results/ResultsNotes.tsx';
import { flightHref, searchHref } from '#src/screens/search/flight-href.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';

/** Parts that work as plain HTML, or are not to be seen, until somebody touches the page: their code may come then. */
export type LateParts = {
  readonly FilterForm: ComponentType<FilterFormProps>;
  readonly AllHidden: ComponentType<AllHiddenProps>;
  readonly FareHelp: ComponentType<FareHelpProps>;
  readonly LegHeader: ComponentType<LegHeaderProps>;
  readonly PriceChanged: ComponentType<PriceChangedProps>;
  readonly ResultsNotes: ComponentType<ResultsNotesProps>;
  readonly NoSeats: ComponentType<NoSeatsProps>;
  readonly Failed: ComponentType<FailedProps>;
};

export type ResultsScreenProps = {
  readonly view: Extract<FlightBookingView, { kind: 'results' }>;
  /** null while it is on its way. */
  readonly availability: components['schemas']['FlightAvailability'] | null;
  readonly address: FlightFilters;
  readonly onAddress: ChangeFilters;
  /** The SearchForm that "Edit search" opens. */
  readonly form: ReactNode;
  readonly parts: LateParts;
  readonly send: (event: FlightBookingEvent) => void;
  readonly clock: AppClock;
  /** How long a hold lasts; null while nothing is held. */
  readonly holdSeconds: number | null;
  /** Where the booking goes on whose seats are held; while nothing is held, without an order. */
  readonly holdHref: string;
};

/** The flights of a day, leg by leg. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { view, availability, address, form, parts, send, clock, holdSeconds, holdHref } = props;
  const { search, path, held, results, problem } = view;
  const leg = availability && (path === 'returning' ? availability.returning : availability.departing);
  // What every link of the list keeps besides the search.
  const orderId = held?.orderId;
  const more: Readonly<Record<string, string>> = useMemo(
    () => ({ ...(path === 'returning' ? { path } : {}), ...(orderId ? { order: orderId } : {}) }),
    [path, orderId],
  );
  const price = view.isPriceChanged ? problem?.price : undefined;
  return (
    <>
      {leg && leg.offers.length > 0 ? <SkipLink to={FLIGHTS}>{m.results_skip()}</SkipLink> : null}
      <Head search={search} form={form} />
      <Wrap>
        <div className={css.results}>
          <div className={css.top}>
            <LateNotes
              parts={parts}
              held={held}
              problem={problem}
              isAsking={price !== undefined}
              results={results}
              clock={clock}
              holdSeconds={holdSeconds}
              holdHref={holdHref}
              send={send}
            />
          </div>
          {leg && availability ? (
            <LegResults {...props} leg={leg} searchedAt={availability.searchedAt} more={more} />
          ) : results.kind === 'failed' ? (
            <div className={css.list}>
              <Suspense>
                <parts.Failed
                  problem={results.problem}
                  href={flightHref(search, { ...queryOf(address), ...more })}
                  onRetry={() => send({ type: 'results.refresh' })}
                />
              </Suspense>
            </div>
          ) : (
            <div className={css.list}>
              <Skeleton rows={6} label={m.results_loading()} />
            </div>
          )}
          <LateHelp parts={parts} hasCharterLabel={view.hasCharterLabel} />
        </div>
      </Wrap>
      {price ? (
        <Suspense>
          <parts.PriceChanged price={price} send={send} />
        </Suspense>
      ) : null}
    </>
  );
}

const LateNotes = memo(function LateNotes({ parts, ...notes }: ResultsNotesProps & { readonly parts: LateParts }) {
  return (
    <Suspense>
      <parts.ResultsNotes {...notes} />
    </Suspense>
  );
});

/** The server's words stand until their code is there, whatever changes around them. */
const LateHelp = memo(function LateHelp({ parts, ...help }: FareHelpProps & { readonly parts: LateParts }) {
  return (
    <Suspense>
      <parts.FareHelp {...help} />
    </Suspense>
  );
});

/** Where, when and who; and the search form, for another one. */
const Head = ({ search, form }: { readonly search: FlightSearch; readonly form: ReactNode }) => {
  const from = cityOf(search.origin);
  const to = cityOf(search.destination);
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
    <SearchHead
      slug={citySlug(search.destination)}
      title={
        <>
          {`${from} `}
          <Icon name="forward" />
          <span className="vh">{m.results_to()}</span>
          {` ${to}`}
        </>
      }
      facts={facts}
      asked={search}
      page={searchHref(search)}
    >
      {form}
    </SearchHead>
  );
};
