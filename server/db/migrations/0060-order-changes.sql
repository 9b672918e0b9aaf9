-- A change of an issued order: quoted with its stock, paid or confirmed, and then made by the supplier.
create table order_change (
  id uuid primary key,
  order_id uuid not null references orders,
  ordinal int not null check (ordinal >= 1),
  -- In the words of the product: date, name, nights, ...
  kind text not null check (length(kind) between 1 and 40),
  status text not null check (status in ('quoted', 'changing', 'done', 'lapsed', 'refused', 'dropped')),
  -- `orders.detail` when it was quoted, and after the change.
  before jsonb not null,
  after jsonb not null,
  -- New names; none are kept once it has ended.
  people jsonb not null,
  -- Positions of the papers that get another number, and their old numbers once they have it.
  replaces int[] not null,
  numbers text[],
  -- Cents of EUR; `fares` and `discount` after the change.
  fares int not null check (fares >= 0),
  discount int not null check (discount >= 0),
  old_total int not null check (old_total >= 0),
  new_total int not null check (new_total >= 0),
  -- Where money goes that comes back, once it is confirmed; and what came back.
  destination text check (destination in ('card', 'balance')),
  given jsonb,
  until bigint not null,
  quoted_at bigint not null,
  begun_at bigint,
  ended_at bigint,
  -- When background work lets it lapse, or asks the supplier.
  due_at bigint,
  unique (order_id, ordinal)
);
create unique index order_change_open on order_change (order_id) where status in ('quoted', 'changing');
create index order_change_due on order_change (due_at) where due_at is not null;

-- Why money came back: papers were cancelled, a change made the order cheaper, or its price fell.
alter table cancellation add column cause text not null default 'cancelled' check (cause in ('cancelled', 'changed', 'priceFell'));
