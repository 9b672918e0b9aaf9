-- Until when this sign-in may touch money without the password; moves on with every use before.
alter table session add column active_until bigint not null default 0;
