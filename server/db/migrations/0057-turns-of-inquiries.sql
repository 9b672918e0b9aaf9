-- Who asked first, also of those who asked in the same millisecond.
alter table inquiry add column turn bigint not null generated always as identity;
