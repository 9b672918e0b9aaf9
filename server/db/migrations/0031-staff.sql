-- Sign-ins of those who work here. Who they are and what they may do stands in the environment (STAFF), so that a name taken
-- out there may nothing any more.
create table staff_session (
  token_hash text primary key,
  name text not null,
  -- Hash of what the password was checked against: another password ends the sign-in.
  checked_hash text not null,
  created_at bigint not null,
  ends_at bigint not null
);
create index staff_session_ends_at on staff_session (ends_at);
-- What they did, and nothing that says who a traveller is. It outlives the request.
create table staff_act (
  id bigint generated always as identity primary key,
  at bigint not null,
  name text not null,
  act text not null,
  order_id uuid,
  -- In the group, from 0.
  position int,
  -- Which field was asked again, or which picture was read.
  field text
);
create index staff_act_order on staff_act (order_id, at);
create index staff_act_at on staff_act (at);
