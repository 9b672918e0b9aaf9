-- What the file says of a night of which more is held or sold than that: as rooms come back, the capacity falls to it and no
-- further. Null where the capacity is what the file says.
alter table hotel_night add column told int check (told >= 0 and told < capacity or told is null);

-- Inquiries count among the rooms that a browser or an address keeps from others; from where, as `orders.held_from` says it.
alter table hotel_inquiry add column held_from text;
create index hotel_inquiry_held_from on hotel_inquiry (held_from) where status = 'inquiring';

-- Of erased accounts nothing is asked any more, and what was offered to them is known by its order alone.
create trigger inquiry_of_living before insert on hotel_inquiry
  for each row when (new.account_id is not null) execute function refuse_erased();
delete from hotel_inquiry
where order_id is null and account_id in (select id from account where erased_at is not null);
update hotel_inquiry set account_id = null where account_id in (select id from account where erased_at is not null);
