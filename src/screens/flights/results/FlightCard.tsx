import { memo, useState } from 'react';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatDuration, MINUTE_MS } from '#domain/core/time.ts';
import { airportNameOf } from '#domain/country/cities.ts';
import type { Flight } from '#domain/flights/fares.ts';
import { type Party, type Path, partySize } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { isNothing, stretchesOf } from '#src/screens/core/booking/refund-steps.ts';
import { RefundMini } from '#src/screens/flights/RefundMini.tsx';
import css from '#src/screens/flights/results/FlightCard.module.css';
import { backWords, bagWords, kindName } from '#src/screens/flights/results/fare-words.ts';
import { flightKey, numberKey } from '#src/screens/flights/results/filters.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Words } from '#src/ui/Words.tsx';

/** Id of the comparison. */
export const COMPARED = 'compared';

export type FlightCardProps = {
  /** Offers on this flight, cheapest first. */
  readonly fares: readonly [FlightOffer, ...FlightOffer[]];
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  /** Time of the search: start of the refund line, equal on server and browser. */
  readonly now: number;
  /** This flight's fare, if it is the best or the lowest of the list. */
  readonly best: FlightOffer | undefined;
  readonly lowest: FlightOffer | undefined;
  /** Close to a sold-out flight. */
  readonly isNear: boolean;
  readonly hasCharterLabel: boolean;
  /** The offer of this flight that is chosen or being held. */
  readonly chosen: string | undefined;
  readonly path: Path;
  /** Minutes between the legs if too few; null when the flight is possible. */
  readonly minutesBetween: number | null;
  /** A hold is running: no other choice is possible. */
  readonly isHolding: boolean;
  readonly isSlow: boolean;
  /** Amount of the other chosen leg. */
  readonly otherLeg: number;
  /** Buttons carry offer ids, so that a hold can start before the application loads. */
  readonly mayHoldEarly: boolean;
  readonly isCompared: boolean;
  readonly onCompare: (number: string, isOn: boolean) => void;
  readonly onSelect: (offer: FlightOffer) => void;
};

export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { fares, best, lowest, isNear, chosen, isHolding, isSlow, path, minutesBetween, isCompared } = props;
  const [{ flight, total }] = fares;
  const isTooSoon = minutesBetween !== null;
  const isChosen = chosen !== undefined && !isHolding;
  const isMarked = fares.length === 1 && (best !== undefined || lowest !== undefined);
  return (
    <article
      className={css.flight}
      aria-label={`${flight.airlineName} ${clockOf(flight.departsAt)}`}
      data-picked={isChosen ? '' : undefined}
      data-off={isTooSoon ? '' : undefined}
      data-one={partySize(props) === 1 ? '' : undefined}
      data-many={fares.length > 1 ? '' : undefined}
    >
      <div className={css.plane}>
        <div className={css.who}>
          <Badge code={flight.airline} />
          <h3>
            {`${flight.airlineName} `}
            <small>
              {flight.flightNumber}
              <span>{`, ${flight.aircraft}`}</span>
              {fares.length > 1 ? <span className={css.bags}>{`, ${bagWords(fares[0])}`}</span> : null}
            </small>
          </h3>
          {fares.length > 1 ? <p className={css.from}>{m.results_from({ amount: formatMoney(total) })}</p> : null}
        </div>
        {isChosen || isNear || isMarked ? (
          <p className={css.tags}>
            {isChosen ? <Tag tone="accent">{m.results_tag_chosen()}</Tag> : null}
            {isNear ? <Tag tone="warn">{m.results_tag_near()}</Tag> : null}
            {isMarked ? <Marks isBest={best !== undefined} isLowest={lowest !== undefined} /> : null}
          </p>
        ) : null}
        <Leg flight={flight} />
      </div>
      <div className={css.fares}>
        {fares.map((offer) => (
          <Fare key={flightKey(offer)} {...props} offer={offer} />
        ))}
      </div>
      <p className={css.compare}>
        <label>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={(event) => props.onCompare(numberKey(fares[0]), event.target.checked)}
          />
          {m.results_compare()}
          <span className="vh">{` ${nameOf(flight)}`}</span>
        </label>
        {isCompared ? <a href={`#${COMPARED}`}>{m.results_compare_see()}</a> : null}
      </p>
      {/* Present before its text, so that the text is announced. */}
      {isHolding && chosen !== undefined ? (
        <p className={css.why} role="status">
          {isSlow ? (
            <>
              <Icon name="clock" />
              <Words>{m.results_slow()}</Words>
            </>
          ) : null}
        </p>
      ) : null}
      {isTooSoon ? (
        <p className={css.why} id={whyId(flight)}>
          <Icon name="clock" />
          <Words>{tooFewWords(path, minutesBetween)}</Words>
        </p>
      ) : null}
    </article>
  );
}, isSame);

/** Filtering rebuilds the list with the same fare objects. */
function isSame(a: FlightCardProps, b: FlightCardProps): boolean {
  const { fares, ...rest } = a;
  const isEqual = Object.entries(rest).every(([name, value]) => value === b[name as keyof typeof rest]);
  return isEqual && fares.length === b.fares.length && fares.every((offer, at) => offer === b.fares[at]);
}

/** "Iran Air IR 425, 10:20". */
const nameOf = ({ airlineName, flightNumber, departsAt }: Flight) =>
  m.results_select_which({ airline: airlineName, flight: flightNumber, time: clockOf(departsAt) });

const whyId = ({ flightNumber }: Flight) => `why-${flightNumber.replace(' ', '')}`;

type FareProps = FlightCardProps & { readonly offer: FlightOffer };

const Fare = (props: FareProps) => {
  const { fares, offer, best, chosen, isHolding, minutesBetween, hasCharterLabel, onSelect } = props;
  const { flight, fare, total } = offer;
  const isTooSoon = minutesBetween !== null;
  const isBusy = isHolding && offer.offerId === chosen;
  const flightName = nameOf(flight);
  const fareName = hasCharterLabel ? kindName(offer) : m.results_class({ letter: fare.fareClass });
  return (
    <div className={css.fare}>
      <Terms {...props} />
      <div className={css.buy}>
        <Price total={total} lines={priceLines(props)} />
        <Button
          kind={offer === best ? 'primary' : 'plain'}
          isBusy={isBusy}
          value={props.mayHoldEarly ? offer.offerId : undefined}
          aria-disabled={isTooSoon || (isHolding && !isBusy) || undefined}
          aria-describedby={isTooSoon ? whyId(flight) : undefined}
          data-chosen={offer.offerId === chosen && !isHolding ? '' : undefined}
          // The second click of a double click would hit the next leg, which replaced this one.
          onClick={({ detail }) => detail > 1 || onSelect(offer)}
        >
          {`${m.results_select()} `}
          <span className="vh">{fares.length > 1 ? `${flightName}, ${fareName}` : flightName}</span>
        </Button>
      </div>
    </div>
  );
};

const Leg = ({ flight }: { readonly flight: Flight }) => {
  const minutes = Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS);
  const landing = dayOf(flight.arrivesAt);
  return (
    <div className={css.leg}>
      <time>{clockOf(flight.departsAt)}</time>
      <span className={css.duration}>{m.results_direct({ duration: formatDuration(minutes) })}</span>
      <time>{clockOf(flight.arrivesAt)}</time>
      <small>
        {`${airportNameOf(flight.origin)}, ${flight.origin}${flight.terminal ? ' · ' : ''}`}
        {flight.terminal ? <span className="nowrap">{m.results_terminal({ terminal: flight.terminal })}</span> : null}
      </small>
      <small>
        {`${airportNameOf(flight.destination)}, ${flight.destination}`}
        {landing === dayOf(flight.departsAt) ? null : (
          <>
            <br />
            {m.results_next_day({ day: formatDay(landing) })}
          </>
        )}
      </small>
    </div>
  );
};

type MarksProps = { readonly isBest: boolean; readonly isLowest: boolean };

const Marks = ({ isBest, isLowest }: MarksProps) => (
  <>
    {isBest ? <Tag tone="accent">{m.results_tag_best()}</Tag> : null}
    {isBest && isLowest ? ' ' : null}
    {isLowest ? <Tag tone="done">{m.results_tag_lowest()}</Tag> : null}
  </>
);

const Terms = (props: FareProps) => {
  const { fares, offer, best, lowest, now, hasCharterLabel } = props;
  const { fare, flight, seatsLeft } = offer;
  const times = { steps: fare.refundSteps, now, departsAt: flight.departsAt };
  return (
    <ul className={css.terms}>
      {hasCharterLabel ? (
        <li data-i="ticket">
          <Kind {...props} />
        </li>
      ) : null}
      <li data-i="refund">
        <div>
          {backWords(offer, now)}
          {isNothing(stretchesOf(fare.refundSteps, now, flight.departsAt)) ? null : <RefundMini {...times} />}
        </div>
      </li>
      <li data-i="luggage">
        <span>
          <span className="vh">{`${m.results_bags_label()} `}</span>
          {bagWords(offer)}
          <span className={css.class}>{`, ${m.results_class({ letter: fare.fareClass })}`}</span>
        </span>
      </li>
      {fares.length > 1 && (offer === best || offer === lowest) ? (
        <li data-i="star">
          <div>
            <Marks isBest={offer === best} isLowest={offer === lowest} />
          </div>
        </li>
      ) : null}
      {seatsLeft <= 5 ? (
        <li data-i="seat">
          <span>
            {`${m.results_seats({ count: seatsLeft })}. `}
            <a href="#seats">{m.results_how_counted()}</a>
          </span>
        </li>
      ) : null}
    </ul>
  );
};

/** Explains the fare type: here on click; below the list without JavaScript. */
const Kind = ({ offer }: FareProps) => {
  const [isOpen, setOpen] = useState(false);
  const { kind } = offer.fare;
  return (
    <>
      <a
        className={css.kind}
        href={`#${kind}`}
        aria-expanded={isOpen || undefined}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Tag tone={kind === 'charter' ? 'warn' : 'line'}>{kindName(offer)}</Tag>
      </a>
      {isOpen ? <p>{kind === 'charter' ? m.results_charter_means() : m.results_systemic_means()}</p> : null}
    </>
  );
};

const tooFewWords = (path: Path, minutes: number): string =>
  path === 'returning'
    ? minutes < 0
      ? m.results_too_early()
      : m.results_too_soon({ minutes })
    : minutes < 0
      ? m.results_too_late_out()
      : m.results_too_soon_out({ minutes });

function priceLines({ offer, adult, child, infant, otherLeg }: FareProps): string[] {
  const { prices, total } = offer;
  const party: Party = { adult, child, infant };
  const size = partySize(party);
  const together: Money = { ...total, amount: total.amount + otherLeg };
  return [
    m.results_total_for({ count: size }),
    ...(otherLeg > 0 ? [m.results_trip_total({ amount: formatMoney(together) })] : []),
    ...(size > 1
      ? [
          m.results_per_adult({ amount: formatMoney(prices.adult) }),
          ...(child > 0 ? [m.results_per_child({ amount: formatMoney(prices.child) })] : []),
          ...(infant > 0 ? [m.results_per_infant({ amount: formatMoney(prices.infant) })] : []),
        ]
      : []),
  ];
}
