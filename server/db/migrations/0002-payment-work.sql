-- Refunds due, also of charges that do not belong to the order (a second card that paid late).
alter table payment add column refund_due_at bigint;
-- When the gateway is asked next what became of the charge: a callback can be lost.
alter table payment add column check_at bigint;
create index payment_refund_due on payment (refund_due_at) where refund_due_at is not null;
create index payment_check on payment (check_at) where check_at is not null;
create index sandbox_charge_due on sandbox_charge (next_try_at) where next_try_at is not null;
