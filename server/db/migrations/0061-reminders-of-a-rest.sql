-- When the last mail about a rest that is not paid was queued; null before the first.
alter table orders add column reminded_at bigint;
