-- A number that was replaced is looked up when somebody checks an old paper.
create index order_change_numbers on order_change using gin (numbers) where numbers is not null;
