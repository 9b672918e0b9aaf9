import { DELIVERY_PRICE, type Delivery, fitOf, promiseOf } from '#domain/card/delivery.ts';
import { DESK_AIRPORTS } from '#domain/card/wish.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullDay, isDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { airportName, deliveryName } from '#src/screens/card/delivery-words.ts';
import css from '#src/screens/card/wish/Wish.module.css';
import { arrivalOf, type KnownStay, type WishDraft } from '#src/screens/card/wish/wish-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { FieldGrid, Row, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Props = {
  readonly draft: WishDraft;
  readonly onDraft: (change: (draft: WishDraft) => WishDraft) => void;
  readonly ways: readonly Delivery[];
  readonly stays: readonly KnownStay[];
  readonly today: string;
  readonly errorOf: (field: 'arrival' | 'delivery') => string | undefined;
};

/** By when it is there, and what that means for the journey. */
function hintOf(way: Delivery, arrival: string, today: string): string {
  const { thereBy } = promiseOf(today, way);
  const day = formatFullDay(thereBy);
  if (!isDay(arrival)) return m.card_way_by({ day });
  switch (fitOf(way, thereBy, arrival)) {
    case 'in_time':
      return way === 'desk' || way === 'hotel' ? m.card_way_waits({ day }) : m.card_way_by({ day });
    case 'late':
      return m.card_way_late({ day });
    case 'after_leaving_home':
      return m.card_way_too_late({ day, arrival: formatFullDay(arrival) });
  }
}

const isTooLate = (way: Delivery, arrival: string, today: string): boolean =>
  isDay(arrival) && fitOf(way, promiseOf(today, way).thereBy, arrival) === 'after_leaving_home';

/** The day of arrival, and the ways with their days and prices; one that cannot be in time stays, with the reason. */
export function DeliveryFields({ draft, onDraft, ways, stays, today, errorOf }: Props) {
  const arrival = arrivalOf(draft);
  return (
    <Card as="section" gap={4} aria-labelledby="where-title">
      <Stack gap={1}>
        <h2 id="where-title" className="strong">
          {m.card_where()}
        </h2>
        <p className="small quiet">{m.card_where_text()}</p>
      </Stack>
      <DateBoxes
        id="arrival"
        name="arrival"
        label={m.card_arrival()}
        hint={m.card_arrival_hint()}
        value={draft.arrival}
        error={errorOf('arrival')}
        onChange={(day) => onDraft((now) => ({ ...now, arrival: day }))}
      />
      <div className={css.ways}>
        <RadioGroup
          id="delivery"
          name="to"
          label={m.card_delivery()}
          error={errorOf('delivery')}
          value={draft.to}
          options={ways.map((way) => ({
            value: way,
            label: <strong className="strong">{deliveryName(way)}</strong>,
            hint: hintOf(way, arrival, today),
            aside: DELIVERY_PRICE[way].amount === 0 ? m.card_free() : formatMoney(DELIVERY_PRICE[way]),
            isDisabled: way !== draft.to && isTooLate(way, arrival, today),
          }))}
          onChange={(to) => onDraft((now) => ({ ...now, to: to as Delivery }))}
        />
      </div>
      <Place draft={draft} onDraft={onDraft} stays={stays} />
    </Card>
  );
}

/** What a way needs besides. The address of a home is asked with the holder. */
function Place({ draft, onDraft, stays }: Pick<Props, 'draft' | 'onDraft' | 'stays'>) {
  if (draft.to === 'desk')
    return (
      <SelectField
        id="airport"
        name="airport"
        label={m.card_airport()}
        value={draft.airport}
        options={DESK_AIRPORTS.map((value) => ({ value, label: airportName(value) }))}
        width="m"
        onChange={(airport) => onDraft((now) => ({ ...now, airport }))}
      />
    );
  if (draft.to !== 'hotel') return <p className="small">{m.card_home_next()}</p>;
  return (
    <Stack gap={3}>
      {stays.length > 0 ? (
        <Row>
          {stays.map(({ orderId, hotel, city }) => (
            <Button
              key={orderId}
              size="s"
              icon="bed"
              aria-pressed={draft.stay === orderId}
              onClick={() => onDraft((now) => ({ ...now, stay: orderId, hotel, city }))}
            >
              {m.card_hotel_known({ hotel, city })}
            </Button>
          ))}
        </Row>
      ) : null}
      <FieldGrid>
        <TextField
          id="hotel"
          name="hotel"
          label={m.card_hotel()}
          hint={m.card_hotel_hint()}
          value={draft.hotel}
          autoComplete="off"
          maxLength={120}
          onChange={(hotel) => onDraft((now) => ({ ...now, hotel, stay: '' }))}
        />
        <TextField
          id="city"
          name="city"
          label={m.card_city()}
          value={draft.city}
          autoComplete="off"
          maxLength={60}
          onChange={(city) => onDraft((now) => ({ ...now, city, stay: '' }))}
        />
      </FieldGrid>
    </Stack>
  );
}
