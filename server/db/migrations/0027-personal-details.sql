-- For the clean-up: orders whose detail still holds something personal.
create index orders_personal on orders (ends_at) where detail ? 'personal';
