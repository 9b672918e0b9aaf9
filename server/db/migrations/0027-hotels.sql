-- Which inventory of hotels is sold: one row, or none where there is no inventory yet; then the sample is loaded through the
-- same door.
create table hotel_catalogue (
  only_one boolean primary key default true check (only_one),
  version int not null,
  imported_at bigint not null
);
-- The rows of the file that was imported last: cities, sights and hotels, as they were checked.
create table hotel_row (
  kind text not null,
  id text not null,
  position int not null,
  content jsonb not null,
  primary key (kind, id)
);
-- Rooms of one type on one night. A row appears where the file says something of that night, or when somebody first wants a
-- room; until then the numbers of the room type hold (ADR 0004).
create table hotel_night (
  -- Hotel and room type, as `isfahan-abbasi-hotel.court-double`.
  room text not null,
  night date not null,
  capacity int not null,
  held int not null default 0,
  sold int not null default 0,
  -- Of the whole room, in cents of EUR; null follows the rules of the hotel.
  price int check (price > 0),
  min_nights int check (min_nights > 0),
  primary key (room, night),
  constraint hotel_night_never_oversold check (held >= 0 and sold >= 0 and held + sold <= capacity)
);
-- What a hotel was asked that answers by request.
create table hotel_inquiry (
  id uuid primary key,
  owner text not null,
  account_id uuid references account,
  status text not null,
  -- What it was asked for, as the order will have it, and what that costs here, in cents of EUR.
  detail jsonb not null,
  fares int not null,
  asked_at bigint not null,
  answer_by bigint not null,
  answered_at bigint,
  offer_until bigint,
  order_id uuid references orders,
  -- When background work looks at it next; of one that has ended, when it is forgotten.
  due_at bigint
);
create index hotel_inquiry_due on hotel_inquiry (due_at) where due_at is not null;
create index hotel_inquiry_owner on hotel_inquiry (owner, asked_at);
