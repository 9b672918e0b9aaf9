-- What each applicant of a visa request answered, sealed as a whole: it goes with its order's clean-up.
create table visa_applicant (
  order_id uuid not null references orders on delete cascade,
  -- In the group, from 0.
  position int not null check (position between 0 and 8),
  sealed text not null,
  saved_at bigint not null,
  primary key (order_id, position)
);
-- Where our service differs from the price list: another fee, or nothing is taken for a while. No row where it does not.
create table visa_service (
  processing text primary key,
  -- For one person, in cents of EUR; null follows the price list.
  fee int check (fee > 0),
  is_closed boolean not null default false
);
