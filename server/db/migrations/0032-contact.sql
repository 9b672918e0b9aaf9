-- What people write to us. Name, address and text are sealed; all of it goes on its day.
create table contact_message (
  id uuid primary key,
  -- What the writer is told, as HLP-7K2M-9Q.
  number text not null unique,
  owner text not null,
  account_id uuid references account,
  order_id uuid references orders,
  topic text not null,
  sealed text not null,
  created_at bigint not null,
  delete_at bigint not null
);
create index contact_message_account on contact_message (account_id) where account_id is not null;
create index contact_message_delete on contact_message (delete_at);
