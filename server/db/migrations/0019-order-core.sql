-- When what was bought starts and ends, whatever it is: lists, retention and erasure read it.
alter table orders
  add column starts_at bigint,
  add column ends_at bigint,
  -- How far a product is that is fulfilled over days; null where the status says it all.
  add column stage text;
update orders set
  starts_at = (detail -> 'legs' -> 0 -> 'flight' ->> 'departsAt')::bigint,
  ends_at = (detail -> 'legs' -> -1 -> 'flight' ->> 'arrivesAt')::bigint;
alter table orders
  alter column starts_at set not null,
  alter column ends_at set not null,
  add constraint orders_end_after_start check (starts_at <= ends_at);

-- What a payment is for. Each of these is paid at most once; a second difference has another ordinal.
alter table payment
  add column purpose text not null default 'full' check (purpose in ('full', 'deposit', 'balance', 'difference')),
  add column ordinal int not null default 1 check (ordinal >= 1);
drop index payment_one_success;
create unique index payment_one_success on payment (order_id, purpose, ordinal) where status = 'succeeded';
