import { euro, formatMoney } from '#domain/core/money.ts';
import { zoneOf } from '#domain/transport/price.ts';
import type { TransferPrices, TransferWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { CarChoice } from '#src/screens/transport/wish/CarChoice.tsx';
import { goesToAirport, momentOfRideField, zoneLabel } from '#src/screens/transport/wish/field-labels.ts';
import { LoadFields, numbersTo } from '#src/screens/transport/wish/LoadFields.tsx';
import { RideFields } from '#src/screens/transport/wish/RideFields.tsx';
import { TwoAirports } from '#src/screens/transport/wish/TwoAirports.tsx';
import { otherAirport } from '#src/screens/transport/wish/two-airports.ts';
import { useBack } from '#src/screens/transport/wish/useBack.ts';
import { withAirport, withZone } from '#src/screens/transport/wish/wish-change.ts';
import type { KindFormProps } from '#src/screens/transport/wish/wish-props.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid, Row, Stack } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

const MOST_STOPS = 3;

export function TransferFields(props: KindFormProps<TransferPrices, TransferWish>) {
  const { prices, wish, form, known, onChange } = props;
  const zonesOf = (isHere: boolean) =>
    prices.airports
      .filter(({ airport }) => (airport === wish.airport) === isHere)
      .flatMap(({ airport, zones }) =>
        zones.map(({ id, en, day }) => ({
          value: id,
          label: m.transportwish_zone_price({
            zone: isHere ? en : `${en} (${airport})`,
            price: formatMoney(euro(day[wish.car])),
          }),
        })),
      );
  const setBack = useBack(wish, onChange);
  const pair = otherAirport(prices, wish.airport);
  return (
    <>
      <Card as="section" gap={4}>
        <Row isSpread align="base">
          <h2 className="strong">{m.transportwish_where()}</h2>
          <Segments
            name="direction"
            label={m.transportwish_direction()}
            value={wish.direction}
            onChange={(direction) => onChange((now) => ({ ...now, direction }))}
            options={[
              { value: 'fromAirport', label: m.transportwish_from_airport() },
              { value: 'toAirport', label: m.transportwish_to_airport() },
            ]}
          />
        </Row>
        <FieldGrid>
          <SelectField
            id="airport"
            name="airport"
            label={m.transportwish_airport()}
            hint={pair ? m.transportwish_two_hint() : undefined}
            options={prices.airports.map(({ airport, en }) => ({ value: airport, label: `${en} (${airport})` }))}
            value={wish.airport}
            error={form.errorOf('airport')}
            onChange={(airport) => onChange((now) => withAirport(prices, now, airport))}
          />
          <SelectField
            id="zone"
            name="zone"
            label={zoneLabel(wish.direction)}
            hint={m.transportwish_zone_hint()}
            placeholder={m.transportwish_choose()}
            frequent={{
              label: m.transportwish_zones_here(),
              options: zonesOf(true),
              restLabel: m.transportwish_zones_elsewhere(),
            }}
            options={zonesOf(false)}
            value={zoneOf(prices, wish)?.id ?? ''}
            error={form.errorOf('zone')}
            onChange={(zone) => onChange((now) => withZone(prices, now, zone))}
          />
          <Ride {...props} ride="ride" />
        </FieldGrid>
        <TwoAirports prices={prices} wish={wish} known={known} onChange={onChange} />
        {/* Not taken out: what is ticked stays when the direction changes and changes back. */}
        <div hidden={wish.direction === 'toAirport' && !wish.back}>
          <CheckField
            id="isVisaAtDesk"
            name="visa"
            label={m.transportwish_visa()}
            hint={m.transportwish_visa_hint({
              minutes: prices.freeWaiting.airportWithVisa,
              usual: prices.freeWaiting.airport,
            })}
            checked={wish.isVisaAtDesk}
            onChange={(isVisaAtDesk) => onChange((now) => ({ ...now, isVisaAtDesk }))}
          />
        </div>
      </Card>
      <Card as="section" gap={4}>
        <CheckField
          id="back"
          name="back"
          label={<span className="strong">{m.transportwish_back()}</span>}
          hint={m.transportwish_back_hint()}
          checked={wish.back !== null}
          onChange={setBack}
        />
        {wish.back ? (
          <FieldGrid>
            <Ride {...props} ride="back" />
          </FieldGrid>
        ) : null}
      </Card>
      <Card as="section" gap={5}>
        <h2 className="strong">{m.transportwish_who()}</h2>
        <LoadFields
          load={wish.load}
          form={form}
          onChange={(change) => onChange((now) => ({ ...now, load: change(now.load) }))}
        />
        <Stack gap={5}>
          <CarChoice prices={prices} wish={wish} onChoose={(car) => onChange((now) => ({ ...now, car }))} />
          <SelectField
            id="stops"
            name="stops"
            label={m.transportwish_stops()}
            hint={m.transportwish_city_stops_hint({ price: formatMoney(euro(prices.stopEach)) })}
            options={numbersTo(0, MOST_STOPS)}
            value={String(wish.stops)}
            width="s"
            onChange={(stops) => onChange((now) => ({ ...now, stops: Number(stops) }))}
          />
        </Stack>
      </Card>
    </>
  );
}

/** One of the two ways: from an airport a flight is met, to one a flight is reached. */
function Ride({
  ride,
  prices,
  wish,
  form,
  today,
  onChange,
}: KindFormProps<TransferPrices, TransferWish> & { readonly ride: 'ride' | 'back' }) {
  const moment = momentOfRideField(prices, wish, ride);
  const value = wish[ride];
  return value ? (
    <RideFields
      ride={ride}
      value={value}
      moment={moment}
      today={today}
      hasFlight
      hasNight
      isReached={moment === 'pickUp' || goesToAirport(prices, wish)}
      form={form}
      onChange={(change) => onChange((now) => ({ ...now, [ride]: change(now[ride] ?? value) }))}
    />
  ) : null;
}
