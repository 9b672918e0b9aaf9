-- What followed a message to us, by the traveller or by our desk; sealed as the message is.
create table contact_reply (
  id uuid primary key,
  message_id uuid not null references contact_message on delete cascade,
  -- The message is 0.
  position integer not null,
  -- Who of the staff wrote it; null: the traveller.
  staff_name text,
  sealed text not null,
  created_at bigint not null,
  unique (message_id, position)
);

alter table contact_message
  -- Since when the traveller waits for us; null once we have answered.
  add column waits_since bigint,
  -- When the last text was written, by either.
  add column last_at bigint;
update contact_message set waits_since = created_at, last_at = created_at;
alter table contact_message alter column last_at set not null;
create index contact_message_waits on contact_message (waits_since) where waits_since is not null;
create index contact_message_owner on contact_message (owner);
