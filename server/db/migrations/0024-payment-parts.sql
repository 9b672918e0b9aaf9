-- What a payment pays of its order, by card and by balance together, in cents of EUR.
alter table payment add column worth int check (worth >= 0);
update payment set worth = orders.fares - orders.discount + orders.protection from orders where orders.id = payment.order_id;
alter table payment alter column worth set not null;
-- Until when the rest is to be paid of an order that a deposit has confirmed; null where nothing is owed.
alter table orders add column balance_due_at bigint;
-- Nobody asked for it: the rest was not paid in time.
alter table cancellation add column is_unpaid boolean not null default false;
