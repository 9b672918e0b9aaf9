-- An order that ended, and whose gift another order has taken over since: late money does not pay it at the price that
-- counted on the gift. No foreign key: it would lock the order of somebody who asks at the same moment.
create table gift_lost (
  loser uuid primary key
);
