-- People need no passport and no birthday where a product asks for none.
alter table passenger
  alter column birth_on drop not null,
  alter column passport_expires_on drop not null;

-- What the supplier gave for an order; `person` is the position of whose it is, null when it is nobody's own.
create table paper (
  order_id uuid not null references orders,
  position int not null,
  kind text not null,
  number text not null,
  person int,
  primary key (order_id, position),
  unique (kind, number)
);
insert into paper (order_id, position, kind, number, person)
  select order_id, position, 'ticket', ticket_number, position from passenger where ticket_number is not null;
alter table passenger drop column ticket_number;
