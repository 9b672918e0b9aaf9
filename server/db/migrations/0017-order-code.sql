delete from one_time_code; -- they live ten minutes
alter table one_time_code
  alter column account_id drop not null,
  add column order_id uuid references orders,
  add constraint one_time_code_of_one check ((account_id is null) <> (order_id is null));
create index one_time_code_order on one_time_code (order_id) where order_id is not null;
-- Until when this browser has shown by a code that the mailbox of the order is its own.
alter table order_access add column proved_until bigint not null default 0;
-- The browser in which the passport number was typed; null for one from the saved passengers.
alter table passenger add column typed_by text;
