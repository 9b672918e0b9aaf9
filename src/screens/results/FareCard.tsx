import { memo } from 'react';
import { cityOf } from '#domain/cities.ts';
import { type Party, type Path, partySize } from '#domain/flight-search.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { clockOf, dayOf, formatDay, formatDuration, MINUTE_MS } from '#domain/time.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/results/FareCard.module.css';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Price } from '#src/ui/Price.tsx';
import { RefundMini } from '#src/ui/RefundMini.tsx';
import { stretchesOf } from '#src/ui/refund-steps.ts';
import { Tag } from '#src/ui/Tag.tsx';

export type FareCardProps = {
  readonly offer: FlightOffer;
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  /** The moment of the search: the refund line begins there, on the server and in the browser alike. */
  readonly now: number;
  readonly isBest: boolean;
  readonly isLowest: boolean;
  /** Close to a flight that was sold. */
  readonly isNear: boolean;
  readonly hasCharterLabel: boolean;
  /** Chosen already, while its leg is looked at again. */
  readonly isChosen: boolean;
  readonly path: Path;
  /** Minutes on the ground between the legs, when they are too few; null when the flight can be taken. */
  readonly minutesBetween: number | null;
  /** busy: this one is being held; locked: another one is. */
  readonly state: 'free' | 'busy' | 'locked';
  /** Amount of the other leg, when it is chosen. */
  readonly otherLeg: number;
  readonly onSelect: (offer: FlightOffer) => void;
};

/** One offer: what it costs all of you, when it flies, what comes back. */
export const FareCard = memo(function FareCard(props: FareCardProps) {
  const { offer, isBest, isLowest, isNear, isChosen, state, path, minutesBetween, onSelect } = props;
  const { flight, total } = offer;
  const time = clockOf(flight.departsAt);
  const isTooSoon = minutesBetween !== null;
  const whyId = `why-${flight.flightNumber.replace(' ', '')}-${offer.fare.kind}-${offer.fare.fareClass}`;
  return (
    <article
      className={css.fare}
      aria-label={m.results_card({ airline: flight.airlineName, time, amount: formatMoney(total) })}
      data-picked={isChosen ? '' : undefined}
      data-off={isTooSoon ? '' : undefined}
    >
      <div>
        <div className={css.who}>
          <Badge code={flight.airline} />
          <h3>
            {flight.airlineName}
            <small>
              {flight.flightNumber}, {flight.aircraft}
            </small>
          </h3>
          {isChosen ? <Tag tone="accent">{m.results_tag_chosen()}</Tag> : null}
          {isNear ? <Tag tone="warn">{m.results_tag_near()}</Tag> : null}
          {isBest ? <Tag tone="accent">{m.results_tag_best()}</Tag> : null}
          {isLowest ? <Tag tone="done">{m.results_tag_lowest()}</Tag> : null}
        </div>
        <Leg offer={offer} />
      </div>
      <Terms {...props} />
      <div className={css.buy}>
        <Price total={total} isEnd lines={priceLines(props)} />
        <Button
          kind={isBest ? 'primary' : 'plain'}
          isBusy={state === 'busy'}
          aria-disabled={isTooSoon || state === 'locked'}
          aria-describedby={isTooSoon ? whyId : undefined}
          onClick={() => onSelect(offer)}
        >
          {m.results_select()}{' '}
          <span className="vh">
            {m.results_select_which({ airline: flight.airlineName, flight: flight.flightNumber, time })}
          </span>
        </Button>
      </div>
      {isTooSoon ? (
        <p className={css.why} id={whyId}>
          <Icon name="clock" />
          {tooFewWords(path, minutesBetween)}
        </p>
      ) : null}
    </article>
  );
});

const Leg = ({ offer: { flight } }: { readonly offer: FlightOffer }) => {
  const minutes = Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS);
  const landing = dayOf(flight.arrivesAt);
  return (
    <div className={css.leg}>
      <time>{clockOf(flight.departsAt)}</time>
      <span className={css.duration}>{m.results_direct({ duration: formatDuration(minutes) })}</span>
      <time>{clockOf(flight.arrivesAt)}</time>
      <small>
        {cityOf(flight.origin)}, {flight.origin}
        {flight.terminal ? (
          <>
            <br />
            {m.results_terminal({ terminal: flight.terminal })}
          </>
        ) : null}
      </small>
      <small>
        {cityOf(flight.destination)}, {flight.destination}
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

const Terms = (props: FareCardProps) => {
  const { offer, now, hasCharterLabel } = props;
  const { fare, flight, seatsLeft } = offer;
  const isCharter = fare.kind === 'charter';
  const times = { steps: fare.refundSteps, now, departsAt: flight.departsAt };
  return (
    <ul className={css.terms}>
      {hasCharterLabel ? (
        <li>
          <Icon name="ticket" />
          <details>
            <summary>
              <Tag tone={isCharter ? 'warn' : 'line'}>{isCharter ? m.results_charter() : m.results_systemic()}</Tag>
            </summary>
            <p>{isCharter ? m.results_charter_means() : m.results_systemic_means()}</p>
          </details>
        </li>
      ) : null}
      <li data-all="">
        <Icon name="refund" />
        <div>
          {backWords(props)}
          <RefundMini {...times} />
        </div>
      </li>
      <li>
        <Icon name="luggage" />
        <span>
          <span aria-hidden="true">{m.results_bags({ checked: fare.checkedKg, hand: fare.handKg })}</span>
          <span className="vh">{m.results_bags_long({ checked: fare.checkedKg, hand: fare.handKg })}</span>,{' '}
          <span className="nowrap">{m.results_class({ letter: fare.fareClass })}</span>
        </span>
      </li>
      {seatsLeft <= 5 ? (
        <li data-all="">
          <Icon name="seat" />
          <span>
            {m.results_seats({ count: seatsLeft })}. <a href="#seats">{m.results_how_counted()}</a>
          </span>
        </li>
      ) : null}
    </ul>
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

/** The first step of the refund line in words. */
function backWords({ offer, now }: FareCardProps): string {
  const { fare, flight } = offer;
  if (fare.kind === 'charter' && fare.refundSteps.length === 0) return m.results_charter_back();
  const first = stretchesOf(fare.refundSteps, now, flight.departsAt)[0];
  if (!first || first.percent === 0) return m.results_back_none();
  const { percent, until } = first;
  return m.results_back_until({ percent, day: formatDay(dayOf(until)), time: clockOf(until) });
}

function priceLines({ offer, adult, child, infant, otherLeg }: FareCardProps): string[] {
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
