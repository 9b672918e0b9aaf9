import { formatMoney, subtract } from '#domain/core/money.ts';
import { addDays, formatDay } from '#domain/core/time.ts';
import { SETTLES_DAYS } from '#domain/tours/dates.ts';
import { eachOf } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { TourCard } from '#src/screens/tours/tour/tour-props.ts';
import { Stack } from '#src/ui/layout.tsx';

/** The promise of one price for all, with the numbers of this tour and of who looks. */
export function FairPrice({
  card,
  chosen: { group, each, start },
}: {
  readonly card: TourCard;
  readonly chosen: Chosen;
}) {
  const next = card.ladder.find(({ from }) => from > group && from <= card.groupSize.most);
  const lower = next && eachOf(card, next.from);
  return (
    <Stack as="section" gap={4}>
      <h2>{m.tourpage_fair()}</h2>
      <p>{m.tourpage_fair_lede()}</p>
      <ol className={css.fair}>
        <li>
          <strong className="strong">{m.tourpage_fair_most({ group })}</strong>
          <b>{m.tourpage_fair_each({ each: formatMoney(each) })}</b>
          <p>{m.tourpage_fair_most_text()}</p>
        </li>
        {next && lower ? (
          <li>
            <strong className="strong">{m.tourpage_fair_grows({ group: next.from })}</strong>
            <b>{m.tourpage_fair_each({ each: formatMoney(lower) })}</b>
            <p>
              {m.tourpage_fair_grows_text({
                days: SETTLES_DAYS,
                day: start ? formatDay(addDays(start, -SETTLES_DAYS)) : '',
              })}
            </p>
          </li>
        ) : null}
        <li>
          <strong className="strong">{m.tourpage_fair_back()}</strong>
          <b>
            {lower ? m.tourpage_fair_back_each({ each: formatMoney(subtract(each, lower)) }) : m.tourpage_fair_lowest()}
          </b>
          <p>{m.tourpage_fair_back_text()}</p>
        </li>
        <li>
          <strong className="strong">{m.tourpage_fair_leaves()}</strong>
          <b>{m.tourpage_fair_never()}</b>
          <p>{m.tourpage_fair_leaves_text()}</p>
        </li>
      </ol>
    </Stack>
  );
}
