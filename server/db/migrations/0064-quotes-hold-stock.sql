-- An open quote counts with what its browser and its network hold, like a hold; null when it holds nothing, or has ended.
alter table order_change add column held_from text;
create index order_change_held_from on order_change using gin (string_to_array(held_from, ' ')) where held_from is not null;
