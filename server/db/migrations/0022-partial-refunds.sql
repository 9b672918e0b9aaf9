-- How much of a charge its bank has taken back by itself while the rest stayed; a person looks at each.
alter table payment add column taken_back int not null default 0 check (taken_back >= 0);
alter table top_up add column taken_back int not null default 0 check (taken_back between 0 and amount);
