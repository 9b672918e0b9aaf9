-- Indexes for the clean-up and for an account's own lists, which scanned whole tables.
create index passenger_sealed on passenger (order_id) where passport_sealed <> '';
create index account_erased on account (id) where erased_at is not null;
create index outbox_order on outbox (order_id) where order_id is not null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index idempotency_created on idempotency (created_at);
create index rate_limit_window on rate_limit (window_at);
create index email_confirmation_ends on email_confirmation (ends_at);
create index discount_grant_account on discount_grant (account_id);
create index top_up_account on top_up (account_id);
