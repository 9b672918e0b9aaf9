-- Trains and buses are parts of an inventory, too.
alter table transport_part drop constraint transport_part_part_check;
alter table transport_part add constraint transport_part_part_check
  check (part in ('transfer', 'car', 'cip', 'rail', 'bus', 'drivers'));

-- A train or bus on a day. What is free is its plan less what is taken; whoever takes places locks this row before.
create table transport_run (id text primary key);

create table transport_place_taken (
  run text not null references transport_run (id),
  place text not null,
  -- All places of one order have the same one.
  holder uuid not null,
  -- What others may know of who is there: no more than this is kept.
  taken_by text not null check (taken_by in ('women', 'men', 'family')),
  is_sold boolean not null default false,
  -- No berth and no seat is taken twice.
  primary key (run, place)
);
create index on transport_place_taken (holder);
