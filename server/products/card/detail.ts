import { DELIVERY_PRICE, type Delivery, fitOf, promiseOf } from '#domain/card/delivery.ts';
import { CARD_PRICE, QUOTE_MINUTES, VALID_YEARS } from '#domain/card/limits.ts';
import { type LoadQuote, quoteLoad } from '#domain/card/load.ts';
import { add, euro, formatMoney, type Money } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';
import { addMonths, DAY_MS, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf } from '#server/orders/order-row.ts';

type Schemas = components['schemas'];
export type CardPaper = Schemas['CardPaper'];

export const CARD = 'card';
/** The hold is the rate of a quote. */
export const HOLD_MS = QUOTE_MINUTES * MINUTE_MS;
/** Longer than two rounds of more papers take; then all money goes back. */
export const PROMISE_MS = 35 * DAY_MS;
/** The simulated issuer takes a step in this time of the server's clock; the promised days stay working days. */
export const STEP_MS = 2 * MINUTE_MS;

/** A load at the rates of its quote; `amount` in cents of EUR, the fee inside. */
export type Load = { readonly amount: number; readonly rates: Rates };

/** What the simulated issuer does for an order of a browser that plays a scenario. */
export type CardSandbox = 'papersWanted' | 'cardRefused' | 'cardLeftToStaff';

/** The look at the papers, once the order is paid. */
export type Check = {
  readonly stage: 'identityCheck' | 'moreInfo';
  readonly decided: 'approved' | 'rejected' | null;
  /** Papers that are asked for and have not come. */
  readonly asked: readonly CardPaper[];
  readonly timesAsked: number;
  /** Until when they are waited for. */
  readonly answerBy: number | null;
  /** When the simulated issuer looks at it. */
  readonly nextAt: number | null;
  /** Days in Tehran on which papers were asked and came. */
  readonly lostDays: number;
  readonly askedAt: number | null;
};

/** Content of `orders.detail`. */
export type NewCard = {
  readonly kind: 'new';
  readonly cardId: string;
  /** YYYY-MM-DD in Tehran. */
  readonly arrival: string;
  readonly delivery: { readonly to: Delivery; readonly airport?: Schemas['CardAirport'] };
  readonly load: Load;
  readonly loadBefore: Load | null;
  readonly begunAt: number;
  readonly paidAt: number | null;
  readonly check: Check | null;
  /** The stay that it was to be sent to was cancelled, and its holder knows. */
  readonly isPlaceLost?: true;
  readonly sandbox?: CardSandbox;
  /** Where somebody is; forgotten with the passport. */
  readonly personal?: {
    readonly hotel?: string;
    readonly city?: string;
    readonly stay?: string;
    readonly address?: string;
  };
};
export type LoadOfCard = {
  readonly kind: 'load';
  readonly cardId: string;
  readonly cardOrderId: string;
  readonly load: Load;
  readonly loadBefore: Load | null;
  readonly begunAt: number;
};
export type PaidReplacement = {
  readonly kind: 'replacement';
  readonly cardId: string;
  readonly cardOrderId: string;
  readonly begunAt: number;
};
export type CardDetail = NewCard | LoadOfCard | PaidReplacement;

export const asCard = orderOf<CardDetail>(CARD);

export const isNew = (order: OrderOf<CardDetail>): order is OrderOf<NewCard> => order.detail.kind === 'new';

export const quoteOf = ({ amount, rates }: Load): LoadQuote => quoteLoad(euro(amount), rates);

/** The key of the books for the load of an order. */
export const loadKey = (orderId: string): string => `load:${orderId}`;

/** Price of the card itself, of its way, and what is loaded. */
export function priceOf(detail: CardDetail): { readonly card: Money; readonly way: Money; readonly load: Money } {
  switch (detail.kind) {
    case 'new':
      return { card: CARD_PRICE, way: DELIVERY_PRICE[detail.delivery.to], load: euro(detail.load.amount) };
    case 'load':
      return { card: euro(0), way: euro(0), load: euro(detail.load.amount) };
    case 'replacement':
      return { card: CARD_PRICE, way: euro(0), load: euro(0) };
  }
}

export function faresOf(detail: CardDetail): Money {
  const { card, way, load } = priceOf(detail);
  return add(add(card, way), load);
}

const TITLES: Readonly<Record<CardDetail['kind'], string>> = {
  new: 'Travel card',
  load: 'Load of your travel card',
  replacement: 'New plastic of your travel card',
};

export const titleOf = ({ kind }: CardDetail): string => TITLES[kind];

/** The last day of a year that begins on this day. */
export const yearFrom = (day: string): string => addMonths(day, 12 * VALID_YEARS);

/** A card lives for a year from the arrival; a load and a replacement are over at once. */
export function summaryOf(detail: CardDetail): Schemas['Bought'] {
  const span =
    detail.kind === 'new'
      ? { startsAt: momentOf(detail.arrival), endsAt: momentOf(yearFrom(detail.arrival)) }
      : { startsAt: detail.begunAt, endsAt: detail.begunAt };
  return { title: titleOf(detail), place: 'iran', ...span, people: 1, isAllDay: true };
}

const WAY_WORDS: Readonly<Record<Delivery, string>> = {
  desk: 'Pick-up at the airport desk',
  hotel: 'Delivery to your hotel',
  europe: 'Delivery at home, Europe',
  turkey_gulf_caucasus: 'Delivery at home, Turkey, the Gulf, the Caucasus',
  asia_pacific: 'Delivery at home, Asia and the Pacific',
  africa_latin_america: 'Delivery at home, Africa and Latin America',
};

export const wayInWords = ({ to, airport }: NewCard['delivery']): string =>
  airport ? `${WAY_WORDS[to]} ${airport}` : WAY_WORDS[to];

export function linesOf(detail: CardDetail): Schemas['OrderLine'][] {
  const { card, way, load } = priceOf(detail);
  const one = (part: string, words: string, sum: Money) => ({ part, words, count: 1, each: sum, sum });
  return [
    ...(detail.kind === 'load' ? [] : [one('card', titleOf(detail), card)]),
    ...(detail.kind === 'new' ? [one('delivery', wayInWords(detail.delivery), way)] : []),
    ...(detail.kind === 'replacement' ? [] : [one('load', loadInWords(detail.load), load)]),
  ];
}

/** "Load, €20.00 of it the fee". */
function loadInWords(load: Load): string {
  return `Load, ${formatMoney(quoteOf(load).fee)} of it the fee`;
}

const toLoad = (load: Load): Schemas['CardLoad'] => quoteOf(load);

/** By the day that it was paid, and by today before that. */
function promiseFor({ arrival, delivery, paidAt, begunAt, check }: NewCard): Schemas['CardPromise'] {
  const promise = promiseOf(dayOf(paidAt ?? begunAt), delivery.to, check?.lostDays ?? 0);
  return { ...promise, fit: fitOf(delivery.to, promise.thereBy, arrival) };
}

/** `isTold`: not for who only found the order, and not in mails: a hotel says where somebody is. */
export function itemOf(
  { id, detail }: Pick<OrderOf<CardDetail>, 'id' | 'detail'>,
  { isTold }: { readonly isTold: boolean },
): Schemas['CardItem'] {
  const { card, way } = priceOf(detail);
  const common = { price: card, deliveryPrice: way, isSimulated: true };
  const nothing = { arrival: null, delivery: null, promise: null, asked: [], answerBy: null };
  switch (detail.kind) {
    case 'new':
      return {
        ...common,
        ...{ kind: 'new', cardOrderId: id, arrival: detail.arrival },
        delivery: toDelivery(detail, isTold),
        promise: promiseFor(detail),
        load: toLoad(detail.load),
        loadBefore: detail.loadBefore && toLoad(detail.loadBefore),
        asked: [...(detail.check?.asked ?? [])],
        answerBy: detail.check?.answerBy ?? null,
        ...(detail.isPlaceLost ? { isPlaceLost: true } : {}),
      };
    case 'load':
      return {
        ...common,
        ...nothing,
        ...{ kind: 'load', cardOrderId: detail.cardOrderId },
        load: toLoad(detail.load),
        loadBefore: detail.loadBefore && toLoad(detail.loadBefore),
      };
    case 'replacement':
      return {
        ...common,
        ...nothing,
        ...{ kind: 'replacement', cardOrderId: detail.cardOrderId, load: null, loadBefore: null },
      };
  }
}

function toDelivery({ delivery: { to, airport }, personal }: NewCard, isTold: boolean): Schemas['CardDelivery'] {
  if (to === 'desk') return { to, airport: airport ?? 'IKA' };
  if (to !== 'hotel') return { to };
  const { hotel = '', city = '', stay } = isTold ? (personal ?? {}) : {};
  return { to, hotel, city, ...(stay === undefined ? {} : { stay }) };
}

/** From a wish. */
export function deliveryOf(asked: Schemas['CardDelivery']): Pick<NewCard, 'delivery' | 'personal'> {
  switch (asked.to) {
    case 'desk':
      return { delivery: { to: 'desk', airport: asked.airport } };
    case 'hotel': {
      const { hotel, city, stay } = asked;
      return { delivery: { to: 'hotel' }, personal: { hotel: hotel.trim(), city: city.trim(), ...(stay && { stay }) } };
    }
    default:
      return { delivery: { to: asked.to } };
  }
}
