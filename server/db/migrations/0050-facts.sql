-- What an owner corrected of the facts that pages tell, by the name of the fact, as the file said it; and how long a kind
-- of fact holds, as `holds`.
create table fact_correction (
  id text primary key,
  content jsonb not null,
  -- Server epoch ms.
  imported_at bigint not null
);
-- US dollars for one euro, by which this payment was reckoned: a rate that changes meanwhile changes no payment.
alter table payment add column per_euro double precision not null default 1.09;
alter table payment alter column per_euro drop default;
