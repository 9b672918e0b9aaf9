/**
 * The books of travel cards: double entry in rials, and beside it in euro cents. A move takes from one book what it
 * gives to another, so each currency sums to zero at any moment. Nothing here reads a clock or a database.
 */

/** `pool`: rials that no card has. `card`: what the holder may spend. `shops`, `machines`: what was spent there. */
export type RialBook = 'pool' | 'card' | 'shops' | 'machines';

/**
 * `payer`: the orders of loads. `float`: what was changed into rials; below zero when the rate fell, above when it rose.
 * `fees`: what the site earned. `givenBack`: what a closing paid.
 */
export type EuroBook = 'payer' | 'float' | 'fees' | 'givenBack';

export type Move =
  | { readonly currency: 'IRR'; readonly from: RialBook; readonly to: RialBook; readonly amount: number }
  | { readonly currency: 'EUR'; readonly from: EuroBook; readonly to: EuroBook; readonly amount: number };

/** What was bought with a load: rials on the card, euro cents that were changed, euro cents of fee. */
export type Loaded = { readonly rials: number; readonly changed: number; readonly fee: number };

/**
 * What happens to a card's money. Amounts are whole and positive: rials, or euro cents where the name says so.
 * `reversal` is of one payment and puts all of it back; `shopRefund` puts back what a shop gives.
 */
export type Act =
  | ({ readonly kind: 'load' } & Loaded)
  | { readonly kind: 'shop' | 'cash'; readonly rials: number }
  | { readonly kind: 'reversal'; readonly of: 'shop' | 'cash'; readonly rials: number }
  | { readonly kind: 'shopRefund'; readonly rials: number }
  /** Not approved, never produced, or never fetched: all of it goes back, the fee too. */
  | ({ readonly kind: 'loadBack' } & Loaded)
  /** The payer's bank took a load back: `left` rials of it are still on the card. */
  | ({ readonly kind: 'loadTakenBack'; readonly left: number } & Loaded)
  | { readonly kind: 'closing'; readonly rials: number; readonly euroCents: number; readonly feeCents: number };

const SPENT_AT = { shop: 'shops', cash: 'machines' } as const;

const rials = (from: RialBook, to: RialBook, amount: number): Move => ({ currency: 'IRR', from, to, amount });
const cents = (from: EuroBook, to: EuroBook, amount: number): Move => ({ currency: 'EUR', from, to, amount });

/** The moves of an act; those of nothing are left out. */
export const movesOf = (act: Act): readonly Move[] => allMoves(act).filter(({ amount }) => amount > 0);

function allMoves(act: Act): readonly Move[] {
  switch (act.kind) {
    case 'load':
      return [rials('pool', 'card', act.rials), cents('payer', 'float', act.changed), cents('payer', 'fees', act.fee)];
    case 'loadBack':
      return [rials('card', 'pool', act.rials), cents('float', 'payer', act.changed), cents('fees', 'payer', act.fee)];
    case 'loadTakenBack':
      return [rials('card', 'pool', act.left), cents('float', 'payer', act.changed), cents('fees', 'payer', act.fee)];
    case 'shop':
    case 'cash':
      return [rials('card', SPENT_AT[act.kind], act.rials)];
    case 'reversal':
      return [rials(SPENT_AT[act.of], 'card', act.rials)];
    case 'shopRefund':
      return [rials('shops', 'card', act.rials)];
    case 'closing':
      return [
        rials('card', 'pool', act.rials),
        cents('float', 'givenBack', act.euroCents - act.feeCents),
        cents('float', 'fees', act.feeCents),
      ];
  }
}

/** What a move does to the card: rials more or less; 0 for a move beside it. */
export const onCard = ({ currency, from, to, amount }: Move): number =>
  currency === 'EUR' ? 0 : to === 'card' ? amount : from === 'card' ? -amount : 0;
