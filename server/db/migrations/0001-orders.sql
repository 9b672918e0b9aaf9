-- Times are bigint epoch milliseconds, days are date, money is an integer in minor units of EUR unless noted.
-- A row appears when somebody first wants a seat; until then the timetable's numbers hold (ADR 0004).
create table seat_stock (
  fare_id text primary key,
  route text not null,
  flight_on date not null,
  capacity int not null,
  held int not null default 0,
  sold int not null default 0,
  adult_price int,
  constraint seat_stock_never_oversold check (held >= 0 and sold >= 0 and held + sold <= capacity)
);
create index seat_stock_route on seat_stock (route, flight_on);

create table orders (
  id uuid primary key,
  reference text not null unique,
  product text not null,
  status text not null,
  owner text not null,
  detail jsonb not null,
  fares int not null check (fares >= 0),
  protection int not null default 0 check (protection >= 0),
  email text,
  phone text,
  deadline_at bigint not null,
  extensions int not null default 0,
  attempts int not null default 0,
  promised_at bigint,
  issued_at bigint,
  -- When background work looks at the order next; null when nothing is due.
  work_at bigint,
  created_at bigint not null,
  version int not null default 1
);
create index orders_owner on orders (owner, created_at);
create index orders_work on orders (work_at) where work_at is not null;

create table order_access (
  order_id uuid not null references orders,
  visitor text not null,
  primary key (order_id, visitor)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  status text not null,
  at bigint not null
);
create index order_event_order on order_event (order_id, id);

create table order_draft (
  order_id uuid primary key references orders,
  sealed text not null,
  saved_at bigint not null
);

create table passenger (
  order_id uuid not null references orders,
  position int not null,
  age_class text not null,
  title text not null,
  first_name text not null,
  last_name text not null,
  birth_on date not null,
  nationality text not null,
  passport_country text not null,
  passport_expires_on date not null,
  passport_sealed text not null,
  passport_masked text not null,
  ticket_number text unique,
  primary key (order_id, position)
);

create table payment (
  charge_id uuid primary key,
  order_id uuid not null references orders,
  attempt int not null,
  status text not null,
  amount int not null check (amount >= 0),
  currency text not null,
  decline_reason text,
  redirect_url text,
  started_at bigint not null,
  settled_at bigint,
  unique (order_id, attempt)
);
-- One attempt at a time, and never two that succeeded: the last guard against charging twice.
create unique index payment_one_open on payment (order_id) where status = 'started';
create unique index payment_one_success on payment (order_id) where status = 'succeeded';

create table payment_event (
  event_id text primary key,
  charge_id uuid not null references payment,
  kind text not null,
  received_at bigint not null
);

-- The sandbox gateway's own books; a real gateway keeps them at its side.
create table sandbox_charge (
  charge_id uuid primary key,
  reference text not null,
  amount int not null,
  currency text not null,
  status text not null,
  decline_reason text,
  return_url text not null,
  callback_url text not null,
  decided_at bigint,
  event_id text,
  delivered_at bigint,
  tries int not null default 0,
  next_try_at bigint
);

create table outbox (
  id uuid primary key,
  order_id uuid references orders,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at bigint not null,
  run_at bigint not null,
  tries int not null default 0,
  sent_at bigint
);
create index outbox_due on outbox (run_at) where sent_at is null;

create table idempotency (
  owner text not null,
  operation text not null,
  key text not null,
  fingerprint text not null,
  status int,
  answer jsonb,
  created_at bigint not null,
  primary key (owner, operation, key)
);

create table rate_limit (
  bucket text not null,
  window_at bigint not null,
  used int not null,
  primary key (bucket, window_at)
);
