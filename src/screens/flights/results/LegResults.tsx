import { memo, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { clockOf, weekdayOf } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import type { FlightFilters, FlightSort } from '#domain/flights/flight-filters.ts';
import { type FlightSearch, type Path, partySize } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { compareWith } from '#src/screens/core/list/filters.ts';
import { DayStrip } from '#src/screens/flights/results/DayStrip.tsx';
import type { FilterFormProps } from '#src/screens/flights/results/FilterForm.tsx';
import { FlightCard } from '#src/screens/flights/results/FlightCard.tsx';
import {
  type ChangeFlightFilters,
  FIRST_SHOWN,
  flightKey,
  numberKey,
  queryOf,
  tooFewMinutes,
} from '#src/screens/flights/results/filters.ts';
import { countFlights, planeOf } from '#src/screens/flights/results/group-by-flight.ts';
import { indexOf } from '#src/screens/flights/results/list-index.ts';
import css from '#src/screens/flights/results/Results.module.css';
import type { LateParts, ResultsScreenProps } from '#src/screens/flights/results/results-props.ts';
import { SORTED, SortForm } from '#src/screens/flights/results/SortForm.tsx';
import { AT_ONCE, inTwoSteps, isIdleBelow } from '#src/screens/flights/results/two-steps.ts';
import { useFocusOn } from '#src/screens/flights/results/useFocusOn.ts';
import { flightHref } from '#src/screens/flights/search/flight-href.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { flag, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Id of the list, for skip links past days and filters. */
export const FLIGHTS = 'flights';

type LegResultsProps = ResultsScreenProps & {
  readonly leg: components['schemas']['LegAvailability'];
  /** The list is rendered for this moment, so that server and browser agree. */
  readonly searchedAt: number;
  /** Further parameters that links keep. */
  readonly more: Readonly<Record<string, string>>;
};

export function LegResults({
  view,
  leg,
  searchedAt,
  more,
  url,
  onUrl,
  parts,
  between,
  holdHref,
  send,
}: LegResultsProps) {
  const { search, path, selectedAvailables, isHolding, isSupplierSlow, hasCharterLabel } = view;
  const other = selectedAvailables[path === 'returning' ? 'departing' : 'returning'];
  const alternatives = view.problem?.code === 'sold_out' ? view.problem.alternatives : undefined;
  const { list, best, lowest, near } = useMemo(
    () => listOf(leg.offers, url, searchedAt, alternatives, path, other),
    [leg.offers, url, searchedAt, alternatives, path, other],
  );
  const onSelect = useCallback((offer: FlightOffer) => send({ type: 'offer.choose', offer }), [send]);
  const onCompare = useCallback(
    (number: string, isOn: boolean) => onUrl((asked) => compareWith(asked, number, isOn)),
    [onUrl],
  );
  const status = useFocusOn<HTMLParagraphElement>(searchedAt, true);
  const isAll = url.all || list.length <= FIRST_SHOWN + 2;
  const shown = useMemo(
    () => ({ offers: leg.offers, flights: isAll ? list : list.slice(0, FIRST_SHOWN) }),
    [leg.offers, isAll, list],
  );
  const before = useDeferredValue(shown);
  // Deferred like the cards that "Show all" adds: the focus goes to the first of them, and the link stays until then.
  const hasAll = useDeferredValue(url.all);
  const rest = useFocusOn<HTMLLIElement>(hasAll);
  const cardList = useRef<HTMLOListElement>(null);
  /** At the last list change, all but the first cards were below the viewport. */
  const [isLateBelow, setLateBelow] = useState(false);
  const onChange: ChangeFlightFilters = useCallback(
    (change) =>
      onUrl((asked) => {
        setLateBelow(isIdleBelow(cardList.current));
        return change(asked);
      }),
    [onUrl],
  );
  const cards = isLateBelow || (url.all && !hasAll) ? inTwoSteps(shown, before) : shown.flights;
  const isLate = cards !== shown.flights;

  const hrefOf = (day: string) => flightHref(onDay(search, path, day), { ...queryOf(url), ...more });
  const days = path === 'returning' ? leg.days.filter(({ date }) => date >= search.departing) : leg.days;
  const chosen = selectedAvailables[path]?.offerId;
  const count = useMemo(() => countFlights(leg.offers), [leg.offers]);
  const isBack = path === 'returning';
  // Early holds (src/app/early-press.ts) only for one-way trips and the first cards: users further down take longer, and each offer id costs a
  // hundred bytes.
  const mayHoldEarly = search.type === 'oneWay' && !view.held;
  return (
    <>
      <div className={css.strip}>
        {search.type === 'oneWay' ? (
          <h2 className="vh">{m.results_flights({ from: cityOf(search.origin), to: cityOf(search.destination) })}</h2>
        ) : (
          <Suspense>
            <parts.LegHeader view={view} send={send} offers={leg.offers} />
          </Suspense>
        )}
        {leg.isUnserved ? null : (
          <DayStrip
            days={days.map(({ date, lowest: price }) => ({ day: date, price }))}
            current={leg.date}
            renderLink={(day, { children, ...parts }) => (
              <a href={hrefOf(day)} {...parts}>
                {children}
              </a>
            )}
          />
        )}
      </div>
      {leg.offers.length > 0 ? (
        <CountedFilters
          parts={parts}
          search={search}
          more={more}
          offers={leg.offers}
          now={searchedAt}
          filters={url}
          hasCharterLabel={hasCharterLabel}
          onFilters={onChange}
          count={list.length}
        />
      ) : null}
      <div className={css.list}>
        {leg.offers.length > 0 ? (
          <>
            <div className={css.bar}>
              <p role="status" tabIndex={-1} ref={status}>
                <strong className="strong">
                  {list.length === count
                    ? m.results_count({ count })
                    : m.results_count_of({ count: list.length, all: count })}
                </strong>{' '}
                <span className="quiet">
                  {m.results_count_rest({ weekday: weekdayOf(leg.date), time: clockOf(searchedAt) })}{' '}
                  <span className={css.sorted}>{SORTED[url.sort ?? 'best']()}</span>
                </span>
              </p>
              <SortForm search={search} more={more} filters={url} onFilters={onChange} />
            </div>
            <noscript>
              <Note tone="info">{m.results_no_script()}</Note>
            </noscript>
          </>
        ) : null}
        {url.compare ? (
          <Suspense>
            <parts.CompareFlights
              offers={leg.offers}
              filters={url}
              now={searchedAt}
              hrefOf={(next) => flightHref(search, { ...queryOf(next), ...more })}
              onFilters={onUrl}
              isHolding={isHolding}
              canTake={(offer) => tooFewMinutes(path, offer, other) === null}
              onSelect={onSelect}
            />
          </Suspense>
        ) : null}
        {leg.offers.length === 0 ? (
          <Suspense>
            <parts.NoSeats
              search={search}
              from={isBack ? search.destination : search.origin}
              to={isBack ? search.origin : search.destination}
              day={leg.date}
              days={days}
              isUnserved={leg.isUnserved === true}
              hrefOf={hrefOf}
              between={between}
            />
          </Suspense>
        ) : list.length === 0 ? (
          <Suspense>
            <parts.AllHidden
              offers={leg.offers}
              now={searchedAt}
              filters={url}
              hrefOf={(next) => flightHref(search, { ...queryOf(next), ...more })}
              onFilters={onChange}
            />
          </Suspense>
        ) : (
          <ol
            className={css.cards}
            id={FLIGHTS}
            ref={cardList}
            aria-busy={isLate || undefined}
            {...(mayHoldEarly ? { 'data-holds': '/api/flights/holds', 'data-then': holdHref } : {})}
          >
            {cards.map((fares, index) => (
              <li
                key={planeOf(fares[0])}
                tabIndex={index === FIRST_SHOWN ? -1 : undefined}
                data-late={flag(isLate && isLateBelow && index >= AT_ONCE)}
                ref={index === FIRST_SHOWN ? rest : undefined}
              >
                <FlightCard
                  fares={fares}
                  adult={search.adult}
                  child={search.child}
                  infant={search.infant}
                  now={searchedAt}
                  best={fares.find((offer) => offer === best)}
                  lowest={fares.find((offer) => offer === lowest)}
                  isNear={fares.some((offer) => near.has(flightKey(offer)))}
                  hasCharterLabel={hasCharterLabel}
                  chosen={fares.some(({ offerId }) => offerId === chosen) ? chosen : undefined}
                  path={path}
                  minutesBetween={tooFewMinutes(path, fares[0], other)}
                  isHolding={isHolding}
                  isSlow={isSupplierSlow && fares.some(({ offerId }) => offerId === chosen)}
                  otherLeg={other?.total.amount ?? 0}
                  isCompared={url.compare?.includes(numberKey(fares[0])) === true}
                  onCompare={onCompare}
                  mayHoldEarly={mayHoldEarly && index < FIRST_SHOWN}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </ol>
        )}
        {leg.offers.length > 0 ? (
          <p className="small quiet">
            {m.results_covers({ count: partySize(search) })} <a href="#best">{m.results_best_why()}</a>
          </p>
        ) : null}
        {isAll && (hasAll || !url.all) ? null : (
          <Row>
            <a
              href={flightHref(search, { ...queryOf({ ...url, all: true }), ...more })}
              {...buttonLook()}
              onClick={(event) => {
                event.preventDefault();
                onChange((asked) => ({ ...asked, all: true }));
              }}
            >
              {m.results_show_all({ count: list.length })}
            </a>
            <span className="small quiet">{m.results_shown({ shown: cards.length, count: list.length })}</span>
          </Row>
        )}
      </div>
    </>
  );
}

/** Re-renders only on relevant changes, because it counts all choices. */
const CountedFilters = memo(function CountedFilters({
  parts,
  ...form
}: FilterFormProps & { readonly parts: LateParts }) {
  return (
    <Suspense>
      <parts.FilterForm {...form} />
    </Suspense>
  );
});

function listOf(
  offers: readonly FlightOffer[],
  filters: FlightFilters,
  now: number,
  alternatives: readonly FlightOffer[] | undefined,
  path: Path,
  other: FlightOffer | null,
) {
  const takeable = new Set(offers.filter((offer) => tooFewMinutes(path, offer, other) === null));
  const near = new Set((alternatives ?? []).map(flightKey));
  const index = indexOf(offers, now);
  const inOrder = (sort: FlightSort) => index.order(sort).flatMap((at) => offers[at] ?? []);
  const best = inOrder('best').find((offer) => takeable.has(offer));
  const lowest = inOrder('price').find((offer) => takeable.has(offer));
  const isShown = index.isShown(filters);
  const isNear = (offer: FlightOffer) => near.size > 0 && near.has(flightKey(offer));
  // Flights near a sold-out one come first regardless of filters: they are named above the list.
  const inList = index.order(filters.sort ?? 'best').flatMap((at) => {
    const offer = offers[at];
    return offer && (isShown(at) || isNear(offer)) ? [offer] : [];
  });
  const list = index.flights([...inList.filter(isNear), ...inList.filter((offer) => !isNear(offer))]);
  return { list, best, lowest, near };
}

/** The search for another day; the return is never before the departure. */
const onDay = (search: FlightSearch, path: Path, day: string): FlightSearch =>
  path === 'returning'
    ? { ...search, returning: day }
    : { ...search, departing: day, returning: search.returning && search.returning < day ? day : search.returning };
