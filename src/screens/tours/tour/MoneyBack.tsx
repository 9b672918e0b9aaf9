import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { decidedOn, endOfDay } from '#domain/tours/dates.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import { MoneyStairs } from '#src/screens/tours/tour/MoneyStairs.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';

/** What comes back of the chosen departure, day by day, with what has been paid until then. */
export function MoneyBack({
  chosen: { departure, total, deposit },
  now,
}: {
  readonly chosen: Chosen;
  readonly now: number;
}) {
  if (!departure) return null;
  const { start, restDue, leastToRun } = departure;
  const rest = deposit && { ...total, amount: total.amount - deposit.amount };
  return (
    <Stack as="section" gap={4}>
      <h2>{m.tourpage_back()}</h2>
      <Card>
        <MoneyStairs prices={[total]} start={start} rest={rest && { owed: rest, at: endOfDay(restDue) }} now={now} />
      </Card>
      <p className="small quiet">
        {deposit && rest
          ? m.tourpage_back_deposit({
              deposit: formatMoney(deposit),
              rest: formatMoney(rest),
              day: formatDay(restDue),
            })
          : m.tourpage_back_all({ total: formatMoney(total) })}{' '}
        {m.tourpage_back_note()}{' '}
        {departure.isCertain ? '' : m.tourpage_back_least({ least: leastToRun, day: formatDay(decidedOn(start)) })}
      </p>
    </Stack>
  );
}
