-- Nothing begins on an account that was erased, whatever was under way when it was: PostgreSQL has the last word here, since
-- passwords are compared long before anything is written. What slipped in before goes now.
create temporary table erased on commit drop as select id from account where erased_at is not null;
delete from session where account_id in (select id from erased);
delete from one_time_code where account_id in (select id from erased);
delete from known_browser where account_id in (select id from erased);
delete from email_confirmation where account_id in (select id from erased);
delete from saved_passenger where account_id in (select id from erased);
delete from discount_grant where account_id in (select id from erased);
update account set
  email = 'erased-' || id || '@invalid', password_hash = 'erased', phone = '', first_name = '', last_name = '',
  pending_email = null, email_confirmed_at = null
where id in (select id from erased);

create function refuse_erased() returns trigger language plpgsql as $$
declare
  erased bigint;
begin
  -- Waits for an erasure that is under way, and then sees it.
  select erased_at into erased from account where id = new.account_id for key share;
  if erased is not null then
    raise exception 'account % was erased', new.account_id using errcode = 'SF001';
  end if;
  return new;
end $$;
create trigger session_of_living before insert on session for each row execute function refuse_erased();
create trigger code_of_living before insert on one_time_code
  for each row when (new.account_id is not null) execute function refuse_erased();
create trigger browser_of_living before insert on known_browser for each row execute function refuse_erased();
create trigger link_of_living before insert on email_confirmation for each row execute function refuse_erased();
create trigger passenger_of_living before insert or update on saved_passenger
  for each row execute function refuse_erased();
create trigger grant_of_living before insert on discount_grant for each row execute function refuse_erased();
create trigger top_up_of_living before insert on top_up for each row execute function refuse_erased();
create trigger order_of_living before insert or update of account_id on orders
  for each row when (new.account_id is not null) execute function refuse_erased();

-- Only money still moves: a bank may take a top-up back years later.
create function keep_erased() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'balance' - 'charged_back' <> to_jsonb(old) - 'balance' - 'charged_back' then
    raise exception 'account % was erased', old.id using errcode = 'SF001';
  end if;
  return new;
end $$;
create trigger account_erased before update on account
  for each row when (old.erased_at is not null) execute function keep_erased();
