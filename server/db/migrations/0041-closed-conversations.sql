-- The last text needs no answer: who of the staff said so, and when. Both are null again when something is written.
alter table contact_message
  add column closed_by text,
  add column closed_at bigint,
  add constraint contact_message_closed
    check ((closed_by is null) = (closed_at is null) and (closed_at is null or waits_since is null));
-- The staff's list in pages: what waits by its wait, all others by their last text.
drop index contact_message_waits;
create index contact_message_waits on contact_message (waits_since, id) where waits_since is not null;
create index contact_message_rests on contact_message ((-last_at), id) where waits_since is null;
