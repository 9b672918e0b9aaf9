-- When the first sign-in took the cookie over: only that one may give it back. Null: nobody may.
alter table retired_visitor add column first_at bigint;
