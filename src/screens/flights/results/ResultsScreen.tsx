import { memo, type ReactNode, Suspense, useMemo } from 'react';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { cityOf, citySlug } from '#domain/country/cities.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { partyWords } from '#src/screens/flights/party-words.ts';
import type { FareHelpProps } from '#src/screens/flights/results/FareHelp.tsx';
import { queryOf } from '#src/screens/flights/results/filters.ts';
import { FLIGHTS, LegResults } from '#src/screens/flights/results/LegResults.tsx';
import css from '#src/screens/flights/results/Results.module.css';
import type { ResultsNotesProps } from '#src/screens/flights/results/ResultsNotes.tsx';
import type { LateParts, ResultsScreenProps } from '#src/screens/flights/results/results-props.ts';
import { flightHref, searchHref } from '#src/screens/flights/search/flight-href.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';

export function ResultsScreen(props: ResultsScreenProps) {
  const { view, availability, url, form, parts, situation, send, clock, holdSeconds, holdHref } = props;
  const { search, path, held, results, problem } = view;
  const leg = availability && (path === 'returning' ? availability.returning : availability.departing);
  // Parameters that all links keep.
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
                  href={flightHref(search, { ...queryOf(url), ...more })}
                  onRetry={() => send({ type: 'results.refresh' })}
                />
              </Suspense>
            </div>
          ) : (
            <div className={css.list}>
              <Skeleton rows={6} label={m.results_loading()} />
            </div>
          )}
          {situation}
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

/** Memoised: the server HTML stays until the code is loaded, whatever changes around it. */
const LateHelp = memo(function LateHelp({ parts, ...help }: FareHelpProps & { readonly parts: LateParts }) {
  return (
    <Suspense>
      <parts.FareHelp {...help} />
    </Suspense>
  );
});

/** Route, dates and party, with the form for another search. */
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
