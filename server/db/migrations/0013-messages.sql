-- Whom a mail about an account is for; a mail about an order is for whose the order is.
alter table outbox
  add column account_id uuid references account,
  -- The same without the code or link that works once; null where there is none.
  add column covered_subject text,
  add column covered_text text;
create index outbox_account on outbox (account_id) where account_id is not null;
