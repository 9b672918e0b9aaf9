-- Which visitor a browser is while somebody is signed in there; null until the first request with this sign-in. Its visitor
-- cookie counts for nothing meanwhile.
alter table session add column visitor text;
-- Visitor cookies that a sign-in has taken over, as the hashes they are known by: they open nothing any more. Only a new
-- sign-in to the same account goes on with what they had; null: nobody does.
create table retired_visitor (
  visitor text primary key,
  account_id uuid references account,
  retired_at bigint not null
);
create index retired_visitor_account on retired_visitor (account_id) where account_id is not null;
