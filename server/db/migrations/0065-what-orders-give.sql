-- What an order gives to other orders of its owner, in the words of `Gift` (server/orders/gifts.ts): a kind, positions and days.
alter table orders add column gives jsonb not null default '[]';
-- Keyed hash of a passport, by which the same traveller is found in another order; null without a passport, and for people
-- from before.
alter table passenger add column passport_mark text;
create index passenger_passport_mark on passenger (passport_mark) where passport_mark is not null;
-- A gift that is used once: by which order.
create table gift_taken (
  kind text not null,
  giver uuid not null references orders (id) on delete cascade,
  person integer not null,
  taker uuid not null references orders (id) on delete cascade,
  primary key (giver, kind, person)
);
create index gift_taken_taker on gift_taken (taker);
