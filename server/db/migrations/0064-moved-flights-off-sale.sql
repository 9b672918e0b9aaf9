-- The airline moved this flight: the timetable has it at the old time, at which nobody may buy it.
alter table seat_stock add column is_off_sale boolean not null default false;
