-- The last step of time whose one-time code signed a member of the staff in: that code and those before it open nothing.
create table staff_code (
  name text primary key,
  step int not null
);
-- What staff did is added and, after its time, taken away; it is never written over.
create function staff_act_stays() returns trigger language plpgsql as $$
  begin raise exception 'What staff did is never changed'; end $$;
create trigger staff_act_stays before update on staff_act for each row execute function staff_act_stays();
