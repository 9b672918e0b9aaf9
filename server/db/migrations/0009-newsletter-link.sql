-- The unsubscribe link must be unguessable and must not contain the address.
alter table newsletter_subscription add column id uuid not null unique default gen_random_uuid();
alter table newsletter_subscription alter column id drop default;
