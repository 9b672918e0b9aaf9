-- Tours come from an inventory: a file of lines that `npm run import -- tours FILE` checks and puts in whole.
create table tour_catalogue (
  only_one boolean primary key default true check (only_one),
  version int not null,
  imported_at bigint not null
);
-- The tours of the file that was imported last, as they were checked.
create table tour_row (
  slug text primary key,
  position int not null,
  content jsonb not null
);
-- Departures of journeys. One that is gone from the file stays here with its people, and is no longer on sale.
create table tour_departure (
  id text primary key,
  tour text not null,
  start date not null,
  capacity int not null,
  -- What the file says where more places are held and paid than that; released places are not sold again.
  told int check (told >= 0 and told < capacity),
  held int not null default 0,
  -- Places of two years and older whose deposit or whole price is paid.
  paid int not null default 0,
  -- The largest group since the day the price settles; 0 before.
  largest int not null default 0,
  -- When the least number had paid; it stays certain.
  certain_at bigint,
  is_on_sale boolean not null default true,
  content jsonb not null,
  constraint tour_departure_never_oversold check (held >= 0 and paid >= 0 and held + paid <= capacity)
);
create index tour_departure_of on tour_departure (tour, start);
