-- The pictures of visa requests become those of any order: the product says which kinds there are.
alter table visa_document rename to picture;
alter table visa_upload rename to picture_upload;
alter table visa_upload_part rename to picture_upload_part;
alter index visa_document_pkey rename to picture_pkey;
alter index visa_document_order_id_position_kind_key rename to picture_order_id_position_kind_key;
alter index visa_document_stored_at rename to picture_stored_at;
alter index visa_upload_pkey rename to picture_upload_pkey;
alter index visa_upload_order_id_position_kind_key rename to picture_upload_order_id_position_kind_key;
alter index visa_upload_ends_at rename to picture_upload_ends_at;
alter index visa_upload_part_pkey rename to picture_upload_part_pkey;
alter table picture drop constraint visa_document_kind_check, drop constraint visa_document_position_check,
  add constraint picture_kind_check check (length(kind) between 1 and 40),
  add constraint picture_position_check check (position >= 0);
alter table picture rename constraint visa_document_bytes_check to picture_bytes_check;
alter table picture rename constraint visa_document_order_id_fkey to picture_order_id_fkey;
alter table picture_upload drop constraint visa_upload_kind_check, drop constraint visa_upload_position_check,
  add constraint picture_upload_kind_check check (length(kind) between 1 and 40),
  add constraint picture_upload_position_check check (position >= 0);
alter table picture_upload rename constraint visa_upload_bytes_check to picture_upload_bytes_check;
alter table picture_upload rename constraint visa_upload_order_id_fkey to picture_upload_order_id_fkey;
alter table picture_upload rename column document_id to picture_id;
alter table picture_upload_part rename constraint visa_upload_part_begins_check to picture_upload_part_begins_check;
alter table picture_upload_part rename constraint visa_upload_part_upload_id_fkey to picture_upload_part_upload_id_fkey;
