-- True for a charge that went back because its order did not need it: it never paid for anything.
alter table payment add column is_unneeded boolean not null default false;
-- What nobody owes any more of an order that is paid in parts, because the supplier refused a part; in cents of EUR.
alter table orders add column waived int not null default 0 check (waived >= 0);
-- What a supplier makes, or made, though its order has ended: it is asked to cancel that. The papers, as far as known.
create table unmaking (
  order_id uuid primary key references orders,
  numbers text[] not null,
  due_at bigint not null
);
create index unmaking_due on unmaking (due_at);
