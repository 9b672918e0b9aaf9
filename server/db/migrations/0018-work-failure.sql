-- Orders and charges that background work could not bring further: the pauses between two tries grow.
create table work_failure (
  job text not null,
  id uuid not null,
  tries int not null,
  failed_at bigint not null,
  primary key (job, id)
);
create index work_failure_failed on work_failure (failed_at);
