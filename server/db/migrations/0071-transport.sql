-- What is sold on the ground, by part: `npm run import -- transport FILE` replaces a part whole. Without a row the sample is sold.
create table transport_part (
  part text primary key check (part in ('transfer', 'car', 'cip', 'drivers')),
  -- A new one with each import: who keeps a part in memory sees that there is another.
  import_id uuid not null,
  -- The day of the list, as its file says it.
  day date not null,
  is_sample boolean not null,
  imported_at bigint not null,
  body jsonb not null
);
