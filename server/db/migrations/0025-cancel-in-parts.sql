-- Of an order several things may be cancelled, one after the other. `papers` are the positions of those that go; null is all
-- that are left.
alter table cancellation
  add column ordinal int not null default 1 check (ordinal >= 1),
  add column papers int[],
  add column done_at bigint;
alter table cancellation drop constraint cancellation_pkey, add primary key (order_id, ordinal);
alter table paper add column cancelled_at bigint;
-- When somebody left an order that goes on for the others.
alter table passenger add column left_at bigint;

-- What a cancellation of a part gave back of a payment: its worth in cents of EUR, what of that the balance and the card had paid.
create table part_refund (
  order_id uuid not null,
  ordinal int not null,
  charge_id uuid not null references payment,
  worth int not null check (worth > 0),
  from_balance int not null check (from_balance >= 0),
  by_card int not null check (by_card >= 0),
  primary key (order_id, ordinal, charge_id),
  foreign key (order_id, ordinal) references cancellation
);
-- What the gateway is to give back to the card in all while the order goes on, and when it is asked.
alter table payment
  add column given_back int not null default 0 check (given_back between 0 and amount),
  add column part_refund_due_at bigint;
create index payment_part_refund_due on payment (part_refund_due_at) where part_refund_due_at is not null;

-- What a cancellation would give, promised until a moment.
create table kept_quote (
  order_id uuid primary key references orders,
  papers int[],
  refund int not null check (refund >= 0),
  lines jsonb not null,
  by_protection boolean not null,
  until bigint not null
);
