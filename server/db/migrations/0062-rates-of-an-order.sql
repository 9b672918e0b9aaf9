-- The rates that an order was first shown with, as `{"on": day, "rials": {"EUR": n, "USD": n}}`; null for orders from before,
-- which follow the table of now.
alter table orders add column rates jsonb;
