-- Since when the price of a departure only falls, when too few people had paid by its day, and what its orders were told.
alter table tour_departure add column settled_at bigint;
alter table tour_departure add column called_off_at bigint;
alter table tour_departure add column orders_told text;
-- The orders of a departure, when its group changes.
create index orders_of_tour_departure on orders ((detail ->> 'departure')) where product = 'tours';
