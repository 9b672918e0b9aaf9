import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, formatDuration } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { chooseUntil, leavesAt, runOf } from '#domain/transport/runs/railway.ts';
import { m } from '#src/copy/generated/messages.js';
import { isAllBack, whenOf } from '#src/screens/transport/runs/checkout/run-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = {
  readonly order: RunOrder;
  /** With the way to the order, where one chooses. */
  readonly hasWay: boolean;
};

/** What the railway or the bus company told, and what one can do about it; nothing while all goes by the timetable. */
export function RunNews({ order, hasWay }: Props) {
  const { item, serverNow, orderId, isInAccount } = order;
  const way = hasWay ? (
    <a {...buttonLook({ size: 's' })} href={isInAccount ? pathTo.order(orderId) : pathTo.foundOrder(orderId)}>
      {m.transportticket_choose()}
    </a>
  ) : null;
  if (item.stage === 'cancelled') {
    const until = chooseUntil(item);
    return (
      <Note tone="stop" action={serverNow < until ? way : null}>
        {serverNow < until ? m.transportticket_news_cancelled(whenOf(until)) : m.transportticket_news_all_back()}
      </Note>
    );
  }
  const { delay, stage } = item;
  if (delay && stage !== 'done') {
    const words = { late: formatDuration(delay.minutes), ...whenOf(leavesAt(runOf(item))) };
    const isOpen = isAllBack(order);
    return (
      <Note tone="warn" action={isOpen ? way : null}>
        {isOpen ? m.transportticket_news_late_back(words) : m.transportticket_news_late(words)}
      </Note>
    );
  }
  return stage === 'boarding' ? (
    <Note>{m.transportticket_news_boarding({ time: clockOf(item.departsAt), station: item.from.en })}</Note>
  ) : null;
}
