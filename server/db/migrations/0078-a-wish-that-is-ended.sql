-- A wish that was taken back stays until its sale opens: else whoever plagues an address could ask with it again, each time with a mail.
alter table transport_opening add column is_ended boolean not null default false;
