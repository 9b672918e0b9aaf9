delete from one_time_code; -- they live ten minutes
alter table one_time_code
  -- Which browser asked: hash of its cookie, or id of its sign-in.
  add column asked_by text not null,
  add column link_hash text unique;
