-- Reversed money may have been spent: the balance may fall this far below zero, but payments may not use it.
alter table account
  add column charged_back int not null default 0 check (charged_back >= 0),
  drop constraint account_balance_never_negative,
  add constraint account_balance_never_overspent check (balance >= -charged_back);
alter table ledger
  drop constraint ledger_balance_after_check,
  add constraint ledger_pays_what_is_there check (balance_after >= 0 or kind = 'chargeback' or to_book = 'balance');
