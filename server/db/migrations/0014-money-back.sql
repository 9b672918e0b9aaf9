alter table cancellation add column is_by_bank boolean not null default false;
-- What we give back of a top-up, and when that is due at the gateway.
alter table top_up
  add column refund_amount int check (refund_amount between 1 and amount),
  add column refund_due_at bigint;
create index top_up_refund_due on top_up (refund_due_at) where refund_due_at is not null;
-- Who has used a code: asked for each of its orders, which may be many.
drop index orders_discount;
create index orders_discount on orders (discount_code, account_id) where discount_code is not null;
create index orders_discount_email on orders (discount_code, lower(email)) where discount_code is not null;
