create table account (
  id uuid primary key,
  email text not null unique,
  password_hash text not null,
  phone text not null,
  first_name text not null default '',
  last_name text not null default '',
  calendar_mode text not null default 'gregory',
  currency text not null default 'EUR',
  email_confirmed_at bigint,
  pending_email text,
  -- The sum of the ledger, kept with every line: the guard against paying what is not there.
  balance int not null default 0,
  created_at bigint not null,
  erased_at bigint,
  constraint account_balance_never_negative check (balance >= 0)
);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references account,
  purpose text not null,
  device text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  ends_at bigint not null,
  stepped_up_until bigint
);
create index session_account on session (account_id);
create index session_ends on session (ends_at);

create table one_time_code (
  id uuid primary key,
  account_id uuid not null references account,
  purpose text not null,
  code_hash text not null,
  tries int not null default 0,
  created_at bigint not null,
  ends_at bigint not null,
  used_at bigint
);
create index one_time_code_account on one_time_code (account_id, purpose, created_at);

create table email_confirmation (
  token_hash text primary key,
  account_id uuid not null references account,
  email text not null,
  created_at bigint not null,
  ends_at bigint not null,
  used_at bigint
);
create index email_confirmation_account on email_confirmation (account_id);

create table invitation (
  token_hash text primary key,
  email text not null,
  discount_codes int[] not null,
  created_at bigint not null,
  ends_at bigint not null,
  used_at bigint
);

create table newsletter_subscription (email text primary key, created_at bigint not null);

create table saved_passenger (
  id uuid primary key,
  account_id uuid not null references account,
  is_me boolean not null,
  title text not null,
  first_name text not null,
  last_name text not null,
  birth_on date not null,
  nationality text not null,
  passport_country text not null,
  passport_expires_on date not null,
  passport_sealed text not null,
  passport_masked text not null,
  created_at bigint not null
);
create index saved_passenger_account on saved_passenger (account_id);
create unique index saved_passenger_one_me on saved_passenger (account_id) where is_me;

create table ledger (
  id bigint generated always as identity primary key,
  key text not null unique,
  account_id uuid not null references account,
  kind text not null,
  from_book text not null,
  to_book text not null,
  amount int not null check (amount > 0),
  balance_after int not null check (balance_after >= 0),
  order_id uuid references orders,
  at bigint not null,
  check (from_book <> to_book and (from_book = 'balance' or to_book = 'balance'))
);
create index ledger_account on ledger (account_id, id);
create function ledger_stays() returns trigger language plpgsql as $$
  begin raise exception 'A line of the ledger is never changed or removed'; end $$;
create trigger ledger_stays before update or delete on ledger for each row execute function ledger_stays();

create table top_up (
  charge_id uuid primary key,
  account_id uuid not null references account,
  status text not null,
  amount int not null check (amount > 0),
  decline_reason text,
  redirect_url text,
  started_at bigint not null,
  settled_at bigint,
  check_at bigint
);
create index top_up_check on top_up (check_at) where check_at is not null;

create table discount_code (
  code int primary key,
  percent int not null check (percent between 1 and 100),
  min_fares int not null default 0,
  starts_at bigint not null,
  ends_at bigint not null,
  max_uses int,
  is_personal boolean not null
);
create table discount_grant (
  code int not null references discount_code,
  account_id uuid not null references account,
  granted_at bigint not null,
  primary key (code, account_id)
);

alter table orders
  add column account_id uuid references account,
  add column discount_code int references discount_code,
  add column discount int not null default 0 check (discount >= 0),
  add column refunded int check (refunded >= 0);
create index orders_account on orders (account_id, created_at) where account_id is not null;
create index orders_email on orders (lower(email)) where account_id is null;
create index orders_discount on orders (discount_code) where discount_code is not null;

alter table payment
  add column from_balance int not null default 0 check (from_balance >= 0),
  add column refund_amount int check (refund_amount >= 0);
