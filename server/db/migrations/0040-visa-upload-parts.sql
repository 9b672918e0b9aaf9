-- A part of a picture on its way, sealed alone: what came before is never written again.
create table visa_upload_part (
  upload_id uuid not null references visa_upload on delete cascade,
  -- Where it begins in the picture, in bytes.
  begins int not null check (begins >= 0),
  sealed bytea not null,
  primary key (upload_id, begins)
);
-- What was on its way is sent anew.
delete from visa_upload where document_id is null and refused is null;
alter table visa_upload drop column sealed;
-- Bytes of pictures of unpaid requests: every part adds to them, and they are counted anew. Never less than there are.
create table picture_room (
  only_one boolean primary key default true check (only_one),
  bytes bigint not null,
  -- Server epoch ms.
  counted_at bigint not null default 0
);
insert into picture_room (bytes) select sum(bytes) from visa_document having count(*) > 0;
create index visa_document_stored_at on visa_document (stored_at);
