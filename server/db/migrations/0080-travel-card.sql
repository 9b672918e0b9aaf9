-- Cards: the balance belongs to the account of the card, not to a plastic. One that is not closed is the only one of its holder.
create table card (
  id uuid primary key,
  order_id uuid not null unique references orders,
  account_id uuid references account,
  -- The mark of the passport: the same over all accounts, and no way back to the number.
  holder_mark text,
  state text not null check (state in ('waiting', 'activating', 'active', 'blocked', 'replacing', 'expired', 'closing', 'closed')),
  blocked_by text check (blocked_by in ('owner', 'desk', 'pin', 'bank')),
  -- Rials: the sum of its lines, kept with each.
  balance bigint not null default 0,
  lines int not null default 0,
  last_day date,
  plastic int not null default 1,
  last_digits text,
  number_sealed text,
  pin_sealed text,
  wrong_pins int not null default 0,
  alert_above bigint check (alert_above > 0),
  free_replaced_at bigint,
  -- The order that paid the last replacement.
  replaced_by uuid references orders,
  -- When the issuer, or time, takes the next step.
  step_at bigint,
  -- Cents of EUR that the desk pays of a closed card.
  to_pay int check (to_pay >= 0),
  created_at bigint not null,
  activated_at bigint,
  closed_at bigint,
  constraint card_balance_never_negative check (balance >= 0)
);
create unique index card_one_a_holder on card (holder_mark) where state <> 'closed';
create index card_account on card (account_id);
create index card_step on card (step_at) where step_at is not null;

-- Its books, double entry in rials and in cents of EUR. `act` says what for, so an act that is repeated writes nothing.
create table card_line (
  id bigint generated always as identity primary key,
  card_id uuid not null references card,
  act text not null,
  part int not null,
  what text not null,
  currency text not null check (currency in ('IRR', 'EUR')),
  from_book text not null,
  to_book text not null,
  amount bigint not null check (amount > 0),
  -- Of lines that move the balance: which of the card it is, and the balance after it.
  seq int,
  balance_after bigint check (balance_after >= 0),
  -- Of a load and a closing: cents of EUR with the fee, the fee, and rials for a euro.
  euro_cents int,
  fee_cents int,
  rate int,
  order_id uuid references orders,
  at bigint not null,
  check (from_book <> to_book),
  check ((seq is null) = (balance_after is null)),
  unique (act, part),
  unique (card_id, seq)
);
create function card_line_stays() returns trigger language plpgsql as $$
  begin raise exception 'A line of a card is never changed or removed'; end $$;
create trigger card_line_stays before update or delete on card_line for each row execute function card_line_stays();

-- Payments at terminals, which may be reversed, or given back by the shop.
create table card_payment (
  id uuid primary key,
  card_id uuid not null references card,
  plastic int not null,
  place text not null check (place in ('shop', 'cash')),
  rials bigint not null check (rials > 0),
  at bigint not null,
  reversed_at bigint,
  refunded bigint not null default 0,
  check (refunded >= 0 and refunded <= rials)
);
create index card_payment_of on card_payment (card_id, at);

-- The orders of a card: its own, its loads and its paid replacements.
create index orders_of_card on orders ((detail ->> 'cardId')) where product = 'card';
