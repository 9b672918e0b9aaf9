import { formatMoney } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { rialWords, tomanWords } from '#src/screens/card/card-words.ts';
import { cardSteps } from '#src/screens/card/checkout/card-steps.ts';
import { placeWords } from '#src/screens/card/delivery-words.ts';
import { RATE_WORDS } from '#src/screens/card/hold-words.ts';
import { RateMoved } from '#src/screens/card/RateMoved.tsx';
import type { HoldSlots } from '#src/screens/core/booking/slots.ts';
import { Stack } from '#src/ui/layout.tsx';

export type CardOrder = components['schemas']['CardOrder'];

const KINDS: Readonly<Record<CardOrder['item']['kind'], () => string>> = {
  new: m.card_kind_new,
  load: m.card_kind_load,
  replacement: m.card_kind_replacement,
};

/** "Travel card", "Load of the travel card". */
export const kindWords = ({ item: { kind } }: CardOrder): string => KINDS[kind]();

/** What the load becomes at the rate that counts; empty for a replacement. */
export const loadWords = ({ item: { load } }: CardOrder): string =>
  load ? m.card_load_words({ toman: tomanWords(load.rials), rials: rialWords(load.rials) }) : '';

const Bought = ({ order }: { readonly order: CardOrder }) => {
  const { load, loadBefore, delivery, promise } = order.item;
  return (
    <Stack gap={3}>
      <h2 className="strong">{kindWords(order)}</h2>
      {load && loadBefore ? <RateMoved before={loadBefore} now={load} /> : null}
      {load ? (
        <p className="small quiet">
          <strong className="strong">{tomanWords(load.rials)}</strong>
          <br />
          {rialWords(load.rials)}
          <br />
          {m.card_bought_rate({
            changed: formatMoney(load.changed),
            rate: rialWords(load.rate),
            day: formatFullDay(load.on),
          })}
        </p>
      ) : null}
      {delivery && promise ? (
        <p className="small quiet">
          {placeWords(delivery)}
          <br />
          {m.card_way_by({ day: formatFullDay(promise.thereBy) })}
        </p>
      ) : null}
    </Stack>
  );
};

export const cardHold: HoldSlots<CardOrder> = {
  steps: cardSteps,
  Bought,
  lineText: ({ words }) => words,
  included: ({ item: { load } }) =>
    load ? m.card_included({ fee: formatMoney(load.fee), load: formatMoney(load.amount) }) : m.card_replace_keeps(),
  totalFor: kindWords,
  protectionOf: null,
  Instead: () => <p>{m.card_instead()}</p>,
  hold: {
    clock: RATE_WORDS,
    ended: m.card_hold_ended,
    soldOut: m.card_hold_sold,
    slow: m.card_slow,
    priceUp: m.card_hold_price_up,
    back: m.card_hold_back,
    look: m.card_hold_back,
  },
};
