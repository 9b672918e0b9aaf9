-- Money of a balance that a person sends to a bank account.
create table payout_transfer (
  id uuid primary key,
  account_id uuid not null references account,
  amount int not null check (amount > 0),
  -- Holder and IBAN, sealed; gone when it is closed.
  sealed_bank text,
  requested_at bigint not null,
  closed_at bigint,
  -- paid, or returned to the balance
  outcome text
);
create index payout_transfer_open on payout_transfer (account_id) where closed_at is null;
