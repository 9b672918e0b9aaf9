import { type FormEvent, useState } from 'react';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { legTotal } from '#domain/flights/fares.ts';
import { isFreeOn, moveOf } from '#domain/flights/flight-change.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { FlightReads } from '#src/screens/flights/change/flight-reads.ts';
import { legDays } from '#src/screens/flights/change/leg-days.ts';
import { timesOf } from '#src/screens/flights/change/MovedNote.tsx';
import { FEW, inDay, nearFlights } from '#src/screens/flights/change/near-flights.ts';
import { type FlightOrder, refundPlanOf, soldOf } from '#src/screens/flights/checkout/order.ts';
import { fieldProblems } from '#src/screens/flights/field-problems.gen.ts';
import { RefundLine } from '#src/screens/flights/RefundLine.tsx';
import { backWords, bagWords, kindName } from '#src/screens/flights/results/fare-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Status } from '#src/ui/Status.tsx';
import { DayField } from '#src/ui/search/DayField.tsx';
import type { CalendarMode } from '#src/ui/search/day-field-props.ts';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Offer = components['schemas']['FlightOffer'];
type Leg = FlightOrder['item']['legs'][number];

/** Another flight of a leg: its day, and the flights of that day with what each costs or gives. */
export function DateForm({ order, shown, isBusy, reads, onAsk }: ChangeFormProps<FlightOrder>) {
  const { item, serverNow } = order;
  const today = dayOf(serverNow);
  const coming = item.legs.filter(({ flight }) => flight.departsAt > serverNow);
  const form = useTypedForm(
    {
      path: coming[0]?.path ?? 'departing',
      date: dayOf(coming[0]?.flight.departsAt ?? serverNow),
      flightNumber: '',
    },
    { ...shown, texts: fieldProblems },
  );
  const [mode, setMode] = useState<CalendarMode>('gregory');
  const [isAll, setIsAll] = useState(false);
  const path = form.field('path');
  const date = form.field('date');
  const chosen = form.field('flightNumber');
  const leg = coming.find((one) => one.path === path.value) ?? coming[0];
  const found = (reads as FlightReads).useFlightsOn(leg?.flight, date.value, item);
  if (!leg) return null;
  const days = legDays(item.legs, leg.path, serverNow);
  const others = Array.isArray(found) ? found.filter((offer) => !isSame(offer, leg)) : [];
  const shownOnes = isAll
    ? inDay(others)
    : nearFlights(others, leg, {
        isFree: (offer) => isFree(leg, offer),
        isChosen: (offer) => keyOf(offer) === chosen.value,
      });
  const plan = refundPlanOf(order).find((one) => one.path === leg.path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    const [flightNumber = '', fareClass = ''] = chosen.value.split('.');
    onAsk(
      { kind: 'date', path: leg.path, date: date.value, flightNumber, fareClass },
      // Where a day has no other flight, the day is what to change.
      chosen.value === '' ? [{ field: others.length > 0 ? 'flightNumber' : 'date', code: 'required' }] : [],
    );
  };
  const other = (field: typeof path, value: string) => {
    field.onChange(value);
    chosen.onChange('');
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} onSubmit={submit} noValidate>
      {coming.length > 1 ? (
        <RadioGroup
          id="change-leg"
          name="path"
          label={m.flights_change_which()}
          options={coming.map(({ path: value, flight }) => ({
            value,
            label: m.flights_change_to({ city: cityOf(flight.destination) }),
            hint: timesOf(flight),
          }))}
          value={leg.path}
          error={path.error}
          onChange={(value) => {
            const legPath = value === 'returning' ? value : 'departing';
            other(path, legPath);
            date.onChange(legDays(item.legs, legPath, serverNow).own);
          }}
        />
      ) : null}
      {leg.moved && !leg.moved.isAccepted ? null : (
        <Stack gap={2}>
          <h4 className="strong">{m.flights_change_rules()}</h4>
          <p className="small quiet">{m.flights_change_rules_text()}</p>
          <RefundLine
            steps={plan?.steps ?? []}
            paid={plan?.paid ?? order.total}
            now={serverNow}
            departsAt={leg.flight.departsAt}
            isCharter={leg.fare.kind === 'charter'}
          />
        </Stack>
      )}
      <Card isTight>
        <DayField
          id="change-date"
          name="date"
          label={m.flights_change_day()}
          value={date.value}
          onChange={(value) => other(date, value)}
          min={days.min}
          max={days.max}
          today={today}
          calendarMode={mode}
          onCalendarModeChange={setMode}
          {...(date.error
            ? { error: form.isFaulty('date', 'required') ? m.flights_change_no_flights() : date.error }
            : {})}
        />
      </Card>
      <Status>
        {found === 'failed' ? <Note tone="stop">{m.results_failed()}</Note> : null}
        {Array.isArray(found) && others.length === 0 ? <Note>{m.flights_change_no_flights()}</Note> : null}
      </Status>
      {found === null ? <Skeleton rows={3} label={m.results_loading()} /> : null}
      {others.length > 0 ? (
        <RadioGroup
          id="change-flight"
          name="flightNumber"
          label={m.flights_change_flights({ city: cityOf(leg.flight.destination) })}
          options={shownOnes.map((offer) => ({
            value: keyOf(offer),
            label: `${clockOf(offer.flight.departsAt)} – ${clockOf(offer.flight.arrivesAt)}, ${offer.flight.airlineName} ${offer.flight.flightNumber}`,
            hint: [kindName(offer), backWords(offer, serverNow), bagWords(offer)].join(' · '),
            aside: <b className="strong nowrap">{differenceWords(differenceOf(order, leg, offer))}</b>,
          }))}
          value={chosen.value}
          error={form.isFaulty('flightNumber', 'required') ? m.flights_change_choose() : chosen.error}
          onChange={chosen.onChange}
        />
      ) : null}
      {others.length > FEW ? (
        // It stays where it is, so the focus does too.
        <Row>
          <Button size="s" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? m.flights_change_show_near() : m.results_show_all({ count: others.length })}
          </Button>
        </Row>
      ) : null}
      <Row>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {m.flights_change_ask()}
        </Button>
      </Row>
    </form>
  );
}

const keyOf = ({ flight, fare }: Offer) => `${flight.flightNumber}.${fare.fareClass}`;

/** A flight that the airline moved is not taken at its old time, whatever the fare. */
const isSame = (offer: Offer, { flight, fare, moved }: Leg) =>
  offer.flight.flightNumber === flight.flightNumber &&
  dayOf(offer.flight.departsAt) === dayOf((moved ?? flight).departsAt) &&
  (moved !== undefined || offer.fare.fareClass === fare.fareClass);

/** The airline moved the flight, and this one is near enough. */
const isFree = (leg: Leg, { flight, fare }: Offer): boolean =>
  isFreeOn(leg, { day: dayOf(flight.departsAt), kind: fare.kind });

/** As the server will quote it, by the ages of the flight that is booked. */
function differenceOf(order: FlightOrder, leg: Leg, offer: Offer): Money {
  if (isFree(leg, offer)) return { amount: 0, currency: 'EUR' };
  const index = order.item.legs.indexOf(leg);
  const party = { adult: 0, child: 0, infant: 0 };
  for (const classes of order.item.fareClasses) party[classes[index] ?? 'adult'] += 1;
  const { difference } = moveOf(
    soldOf(order, order.item.protection.isChosen),
    leg.path,
    legTotal(offer.prices, party),
    order.serverNow,
  );
  const fares = order.lines.reduce((total, { sum }) => total + sum.amount, 0);
  const share = fares === 0 ? 1 : 1 - (order.discount?.amount.amount ?? 0) / fares;
  return { ...difference, amount: Math.round(difference.amount * share) };
}

const differenceWords = (difference: Money): string => {
  if (difference.amount === 0) return m.flights_change_even();
  const amount = formatMoney({ ...difference, amount: Math.abs(difference.amount) });
  return difference.amount > 0 ? m.flights_change_plus({ amount }) : m.flights_change_minus({ amount });
};
