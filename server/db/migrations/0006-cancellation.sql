-- What was promised when the cancellation was asked for; in cents of EUR.
create table cancellation (
  order_id uuid primary key references orders,
  refund int not null check (refund >= 0),
  destination text not null,
  requested_at bigint not null
);
-- What went back of a charge, when it was refunded.
alter table sandbox_charge add column refunded int;
