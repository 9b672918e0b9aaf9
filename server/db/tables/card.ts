import type { ColumnType, Generated } from 'kysely';

/** Whole rials; no sum of a card is near 2^53. */
type Rials = ColumnType<number, number, number>;

/** Times in server epoch ms. */
export type Tables = {
  card: {
    id: string;
    order_id: string;
    /** null once the account is forgotten. */
    account_id: string | null;
    holder_mark: string | null;
    state: 'waiting' | 'activating' | 'active' | 'blocked' | 'replacing' | 'expired' | 'closing' | 'closed';
    blocked_by: Generated<'owner' | 'desk' | 'pin' | 'bank' | null>;
    balance: Generated<number>;
    lines: Generated<number>;
    /** YYYY-MM-DD in Tehran. */
    last_day: Generated<string | null>;
    plastic: Generated<number>;
    last_digits: Generated<string | null>;
    number_sealed: Generated<string | null>;
    pin_sealed: Generated<string | null>;
    wrong_pins: Generated<number>;
    alert_above: Generated<number | null>;
    free_replaced_at: Generated<number | null>;
    replaced_by: Generated<string | null>;
    step_at: number | null;
    to_pay: Generated<number | null>;
    created_at: number;
    activated_at: Generated<number | null>;
    closed_at: Generated<number | null>;
  };
  card_line: {
    id: Generated<number>;
    card_id: string;
    act: string;
    part: number;
    what: 'load' | 'loadBack' | 'loadTakenBack' | 'shop' | 'cash' | 'reversal' | 'shopRefund' | 'closing';
    currency: 'IRR' | 'EUR';
    from_book: string;
    to_book: string;
    amount: Rials;
    seq: number | null;
    balance_after: Rials | null;
    euro_cents: number | null;
    fee_cents: number | null;
    rate: number | null;
    order_id: string | null;
    at: number;
  };
  card_payment: {
    id: string;
    card_id: string;
    plastic: number;
    place: 'shop' | 'cash';
    rials: Rials;
    at: number;
    reversed_at: Generated<number | null>;
    refunded: Generated<number>;
  };
};
