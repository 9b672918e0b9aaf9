import { euro, formatMoney } from '#domain/core/money.ts';
import { mostOf, withCipPeople } from '#domain/transport/add-ons.ts';
import type { CipPrices, CipWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentOfRideField } from '#src/screens/transport/wish/field-labels.ts';
import { numbersTo } from '#src/screens/transport/wish/LoadFields.tsx';
import { RideFields } from '#src/screens/transport/wish/RideFields.tsx';
import css from '#src/screens/transport/wish/Wish.module.css';
import { whyNot, withCipAirport } from '#src/screens/transport/wish/wish-change.ts';
import type { KindFormProps } from '#src/screens/transport/wish/wish-props.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Service = Pick<CipWish, 'direction' | 'flights'>;
const SERVICES: readonly Service[] = [
  { direction: 'arrival', flights: 'international' },
  { direction: 'departure', flights: 'international' },
  { direction: 'arrival', flights: 'domestic' },
  { direction: 'departure', flights: 'domestic' },
];
const nameOf = ({ direction, flights }: Service) => `${direction}-${flights}`;
const serviceWords = {
  'arrival-international': m.transportwish_cip_arrival_abroad,
  'departure-international': m.transportwish_cip_departure_abroad,
  'arrival-domestic': m.transportwish_cip_arrival_iran,
  'departure-domestic': m.transportwish_cip_departure_iran,
};

export function CipFields({ prices, wish, form, today, onChange }: KindFormProps<CipPrices, CipWish>) {
  const airport = prices.airports.find((one) => one.airport === wish.airport);
  const counted = (part: keyof CipWish['people'], least: number, most: number) => ({
    id: part === 'adults' ? 'people' : `people.${part}`,
    name: part,
    options: numbersTo(least, most),
    value: String(wish.people[part]),
    onChange: (count: string) => onChange((now) => withCipPeople(now, { ...now.people, [part]: Number(count) })),
  });
  return (
    <>
      <Card as="section" gap={4}>
        <h2 className="strong">{m.transportwish_cip_where()}</h2>
        <FieldGrid>
          <SelectField
            id="airport"
            name="airport"
            label={m.transportwish_airport()}
            hint={airport?.what}
            options={prices.airports.map(({ airport: code, en }) => ({ value: code, label: `${en} (${code})` }))}
            value={wish.airport}
            error={form.errorOf('airport')}
            isAll
            onChange={(code) => onChange((now) => withCipAirport(prices, now, code))}
          />
          <RadioGroup
            id="direction"
            name="service"
            label={m.transportwish_service()}
            hint={m.transportwish_service_hint()}
            error={form.errorOf('direction')}
            isAll
            options={SERVICES.flatMap((service) => {
              const sold = airport?.services.find((one) => nameOf(one) === nameOf(service));
              return sold
                ? [
                    {
                      value: nameOf(sold),
                      label: serviceWords[`${sold.direction}-${sold.flights}`](),
                      hint: sold.parts.join(', '),
                      aside: m.transportwish_each({ price: formatMoney(euro(sold.each)) }),
                    },
                  ]
                : [];
            })}
            value={nameOf(wish)}
            onChange={(chosen) => {
              const service = SERVICES.find((one) => nameOf(one) === chosen);
              if (service)
                onChange((now) => {
                  const moved = { ...now, ...service };
                  return { ...moved, addOns: moved.addOns.filter(({ id }) => whyNot(prices, moved, id) === null) };
                });
            }}
          />
          <RideFields
            {...{ form, today }}
            ride="ride"
            value={wish.ride}
            moment={momentOfRideField(prices, wish, 'ride')}
            hasFlight
            isFlightNeeded
            hasNight={false}
            isReached={false}
            onChange={(change) => onChange((now) => ({ ...now, ride: change(now.ride) }))}
          />
        </FieldGrid>
      </Card>
      <Card as="section" gap={4}>
        <Stack gap={1}>
          <h2 className="strong">{m.transportwish_cip_who()}</h2>
          <p className="small quiet">{m.transportwish_cip_who_text({ hours: prices.leadHours })}</p>
        </Stack>
        {form.errorOf('people') ? <Note tone="stop">{form.errorOf('people')}</Note> : null}
        <div className={css.counts}>
          <SelectField {...counted('adults', 1, 9)} label={m.transportwish_adults()} />
          <SelectField
            {...counted('children', 0, 8)}
            label={m.transportwish_cip_children()}
            hint={m.transportwish_cip_children_hint({ percent: prices.childPercent })}
          />
          <SelectField
            {...counted('infants', 0, 8)}
            error={form.errorOf('people.infants')}
            label={m.transportwish_cip_infants()}
            hint={m.transportwish_cip_infants_hint({ percent: prices.infantPercent })}
          />
        </div>
      </Card>
      <Card as="section" gap={4}>
        <Stack gap={1}>
          <h2 className="strong">{m.transportwish_add_ons_title()}</h2>
          <p className="small quiet">{m.transportwish_add_ons_text()}</p>
        </Stack>
        {form.errorOf('addOns') ? <Note tone="stop">{form.errorOf('addOns')}</Note> : null}
        <AddOns prices={prices} wish={wish} onChange={onChange} />
      </Card>
    </>
  );
}

/** Each with its price. What is not sold with this service stays in the list, with the reason. */
const AddOns = ({
  prices,
  wish,
  onChange,
}: Pick<KindFormProps<CipPrices, CipWish>, 'prices' | 'wish' | 'onChange'>) => (
  <ul className={css.added} id="addOns">
    {prices.addOns.map(({ id, en, each }) => {
      const reason = whyNot(prices, wish, id);
      if (reason !== null)
        return (
          <li key={id} data-no="">
            <span>
              {en}
              <small>
                {reason === 'airport' ? m.transportwish_add_not_airport() : m.transportwish_add_not_service()}
              </small>
            </span>
          </li>
        );
      const count = wish.addOns.find((one) => one.id === id)?.count ?? 0;
      const change = (typed: string) =>
        onChange((now) => {
          const others = now.addOns.filter((one) => one.id !== id);
          return { ...now, addOns: Number(typed) > 0 ? [...others, { id, count: Number(typed) }] : others };
        });
      return (
        <li key={id}>
          <span id={`add-${id}-words`}>
            {en}
            <small>
              {each === 0 ? m.transportwish_add_free() : m.transportwish_each({ price: formatMoney(euro(each)) })}
            </small>
          </span>
          <SelectField
            id={`add-${id}`}
            name={`add-${id}`}
            label={<span className="vh">{m.transportwish_add_count({ what: en })}</span>}
            options={numbersTo(0, Math.max(count, mostOf(id, wish.people)))}
            value={String(count)}
            onChange={change}
          />
        </li>
      );
    })}
  </ul>
);
