-- From which network a hold came, as a keyed hash: cookies are free to make up, so who empties a flight is known by this. It goes a day
-- after the hold.
alter table orders add column held_from text;
create index orders_held_from on orders (held_from) where held_from is not null;
