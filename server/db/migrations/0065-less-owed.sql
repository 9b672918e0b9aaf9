-- What a part that is given back takes off a rest that is owed, in cents of EUR; the whole order owes nothing once it has ended.
alter table cancellation add column less_owed integer not null default 0 check (less_owed >= 0);
