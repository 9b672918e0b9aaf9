-- A stored picture of an applicant of a visa request, sealed: it goes with the answers.
create table visa_document (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- In the group, from 0.
  position int not null check (position between 0 and 8),
  kind text not null check (kind in ('photo', 'passport')),
  bytes int not null check (bytes between 1 and 500000),
  width int not null,
  height int not null,
  sealed bytea not null,
  stored_at bigint not null,
  unique (order_id, position, kind)
);
-- A picture on its way, in parts: what has arrived is sealed as a whole, and gone as soon as it is judged.
create table visa_upload (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position int not null check (position between 0 and 8),
  kind text not null check (kind in ('photo', 'passport')),
  -- As they were announced.
  bytes int not null check (bytes > 0),
  received int not null default 0,
  sealed bytea,
  document_id uuid,
  -- Why it cannot be used, as a JSON list.
  refused jsonb,
  ends_at bigint not null,
  unique (order_id, position, kind)
);
create index visa_upload_ends_at on visa_upload (ends_at);
