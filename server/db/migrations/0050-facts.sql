-- What an owner corrected of the facts that pages tell, by the name of the fact, as the file said it; and how long a kind
-- of fact holds, as `holds`.
create table fact_correction (
  id text primary key,
  content jsonb not null,
  -- Server epoch ms.
  imported_at bigint not null
);
