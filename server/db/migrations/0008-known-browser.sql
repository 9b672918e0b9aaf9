create table known_browser (
  token_hash text not null,
  account_id uuid not null references account,
  ends_at bigint not null,
  primary key (token_hash, account_id)
);
create index known_browser_account on known_browser (account_id);
create index known_browser_ends on known_browser (ends_at);
