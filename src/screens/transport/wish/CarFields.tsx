import { euro, formatMoney } from '#domain/core/money.ts';
import { roadOf } from '#domain/transport/price.ts';
import type { CarPrices, CarWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { CarChoice } from '#src/screens/transport/wish/CarChoice.tsx';
import { LoadFields, numbersTo } from '#src/screens/transport/wish/LoadFields.tsx';
import { RideFields } from '#src/screens/transport/wish/RideFields.tsx';
import { useBack } from '#src/screens/transport/wish/useBack.ts';
import { WayLine } from '#src/screens/transport/wish/WayLine.tsx';
import type { KindFormProps } from '#src/screens/transport/wish/wish-props.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid, Row } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

const MOST_STOPS = 6;
const MOST_WAITING = 12;

const townsOf = ({ roads }: CarPrices) => [...new Set(roads.flatMap(({ from, to }) => [from, to]))].sort();
const optionsOf = (towns: readonly string[]) => towns.map((town) => ({ value: town, label: town }));

export function CarFields({ prices, wish, form, today, onChange }: KindFormProps<CarPrices, CarWish>) {
  const road = roadOf(prices, wish);
  const towns = townsOf(prices);
  const reached = towns.filter((town) => roadOf(prices, { from: wish.from, to: town }));
  const { back } = wish;
  const setBack = useBack(wish, onChange);
  const { stops, waitingHour } = prices;
  return (
    <>
      <Card as="section" gap={4}>
        <Row isSpread align="base">
          <h2 className="strong">{m.transportwish_where()}</h2>
          <Segments
            name="back"
            label={m.transportwish_ways()}
            value={back ? '1' : '0'}
            onChange={(isBack) => setBack(isBack === '1')}
            options={[
              { value: '0', label: m.transportwish_one_way() },
              { value: '1', label: m.transportwish_there_and_back() },
            ]}
          />
        </Row>
        <FieldGrid>
          <SelectField
            id="from"
            name="from"
            label={m.transportwish_from()}
            options={optionsOf(towns)}
            value={wish.from}
            error={form.errorOf('from')}
            onChange={(from) => onChange((now) => ({ ...now, from }))}
          />
          <SelectField
            id="to"
            name="to"
            label={m.transportwish_to()}
            hint={m.transportwish_to_hint({ from: wish.from })}
            placeholder={m.transportwish_choose()}
            options={optionsOf(reached.includes(wish.to) || wish.to === '' ? reached : [wish.to, ...reached])}
            value={wish.to}
            error={form.errorOf('to')}
            onChange={(to) => onChange((now) => ({ ...now, to }))}
          />
          <RideFields
            {...{ form, today }}
            ride="ride"
            value={wish.ride}
            moment="pickUp"
            hasFlight={false}
            hasNight
            isReached={false}
            onChange={(change) => onChange((now) => ({ ...now, ride: change(now.ride) }))}
          />
          {back ? (
            <RideFields
              {...{ form, today }}
              ride="back"
              value={back}
              moment="pickUp"
              hasFlight={false}
              hasNight
              isReached={false}
              onChange={(change) => onChange((now) => ({ ...now, back: change(now.back ?? back) }))}
            />
          ) : null}
        </FieldGrid>
        {road ? <WayLine road={road} wish={wish} stopMinutes={stops.minutes} towns={prices.towns} /> : null}
        <FieldGrid>
          <SelectField
            id="stops"
            name="stops"
            label={m.transportwish_stops()}
            hint={m.transportwish_road_stops_hint({
              free: stops.free,
              minutes: stops.minutes,
              price: formatMoney(euro(stops.each[wish.car])),
            })}
            options={numbersTo(0, MOST_STOPS)}
            value={String(wish.stops)}
            onChange={(typed) => onChange((now) => ({ ...now, stops: Number(typed) }))}
          />
          <SelectField
            id="waiting"
            name="waiting"
            label={m.transportwish_waiting()}
            hint={m.transportwish_waiting_hint({ price: formatMoney(euro(waitingHour[wish.car])) })}
            options={numbersTo(0, MOST_WAITING)}
            value={String(wish.waitingHours)}
            onChange={(typed) => onChange((now) => ({ ...now, waitingHours: Number(typed) }))}
          />
        </FieldGrid>
      </Card>
      <Card as="section" gap={5}>
        <h2 className="strong">{m.transportwish_who()}</h2>
        <LoadFields
          load={wish.load}
          form={form}
          onChange={(change) => onChange((now) => ({ ...now, load: change(now.load) }))}
        />
        <CarChoice prices={prices} wish={wish} onChoose={(car) => onChange((now) => ({ ...now, car }))} />
      </Card>
    </>
  );
}
