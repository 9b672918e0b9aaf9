-- What the owner of an address asked for does not count among the wishes that strangers may have with it.
alter table transport_opening add column is_own boolean not null default false;
