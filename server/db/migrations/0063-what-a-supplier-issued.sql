-- Numbers that the supplier issued for a change, written before our side of it: whatever happens then, they are put on the
-- papers or voided. Null until it has agreed; empty where it agreed and no paper is replaced.
alter table order_change add column issued text[];
