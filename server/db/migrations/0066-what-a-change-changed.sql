-- What a change of an order has changed, for its history: its kind, and what was bought before and after. No name is in it.
alter table order_event add column change jsonb;
