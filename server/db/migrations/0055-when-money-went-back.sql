-- When the gateway was asked to pay back: the history of a refund tells it.
alter table payment add column refund_sent_at bigint, add column is_taken_back boolean not null default false;
alter table part_refund add column sent_at bigint;
-- The supplier refused all or a part, so nobody asked to cancel.
alter table cancellation add column is_refused boolean not null default false;

-- Of refunds from before, the time that is known is that of the order.
update payment set refund_sent_at =
  (select max(at) from order_event where order_event.order_id = payment.order_id and order_event.status = 'refunded')
  where status = 'refunded';
update part_refund set sent_at = cancellation.done_at
  from cancellation, payment
  where cancellation.order_id = part_refund.order_id and cancellation.ordinal = part_refund.ordinal
    and payment.charge_id = part_refund.charge_id and payment.part_refund_due_at is null;
update cancellation set is_refused = true where papers = '{}';
