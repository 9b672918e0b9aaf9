-- Where a hold came from is several networks now, the larger ones of IPv6 too, with a blank between them.
drop index orders_held_from;
create index orders_held_from on orders using gin (string_to_array(held_from, ' ')) where held_from is not null;
drop index hotel_inquiry_held_from;
create index hotel_inquiry_held_from on hotel_inquiry using gin (string_to_array(held_from, ' ')) where status = 'inquiring';
