-- What happened to an order while its status stayed, in its product's word: a stage that it came to.
alter table order_event add column what text check (length(what) between 1 and 40);
