-- Who wants to know by mail when the trains or buses of a day are on sale. A row goes when its mail went, when it is taken back, and
-- with the account of its address.
create table transport_opening (
  id uuid primary key,
  email text not null,
  kind text not null check (kind in ('train', 'bus')),
  from_town text not null,
  to_town text not null,
  day text not null,
  opens_at bigint not null,
  created_at bigint not null,
  unique (email, kind, from_town, to_town, day)
);
create index on transport_opening (opens_at);
