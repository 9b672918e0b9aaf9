-- What a supplier is asked first becomes a matter of all products: an inquiry names its product and, where those who asked
-- first are answered first, the line that it stands in.
alter table hotel_inquiry rename to inquiry;
alter index hotel_inquiry_pkey rename to inquiry_pkey;
alter index hotel_inquiry_due rename to inquiry_due;
alter index hotel_inquiry_owner rename to inquiry_owner;
alter index hotel_inquiry_held_from rename to inquiry_held_from;
alter table inquiry rename constraint hotel_inquiry_account_id_fkey to inquiry_account_id_fkey;
alter table inquiry rename constraint hotel_inquiry_order_id_fkey to inquiry_order_id_fkey;
alter table inquiry
  add column product text not null default 'hotels',
  add column line text check (length(line) between 1 and 200),
  -- Where a guest wants the answer; forgotten with it.
  add column email text;
alter table inquiry alter column product drop default;
create index inquiry_line on inquiry (product, line, asked_at) where status = 'inquiring' and line is not null;
