import { useEffect, useRef, useState } from 'react';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { eachOf } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Chosen } from '#src/screens/tours/tour/chosen.ts';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { TourCard } from '#src/screens/tours/tour/tour-props.ts';
import { Card } from '#src/ui/Card.tsx';
import { flag, Stack } from '#src/ui/layout.tsx';

type Props = { readonly card: TourCard; readonly chosen: Chosen };
type Size = { readonly width: number; readonly height: number; readonly isWide: boolean };

const WIDE: Size = { width: 680, height: 230, isWide: true };
const NARROW: Size = { width: 300, height: 210, isWide: false };
/** Between columns, and below and above them. */
const GAP = 5;
const FOOT = 34;
const HEAD = 46;

/** What each pays by the size of the group, from the least to the most of this tour; a slider under the steps. */
export function Ladder({ card, chosen }: Props) {
  const { least, most } = card.groupSize;
  const today = Math.min(most, Math.max(least, chosen.group));
  const [group, setGroup] = useState(today);
  const slider = useRef<HTMLInputElement>(null);
  // It may have been moved before hydration.
  useEffect(() => setGroup(Number(slider.current?.value ?? today)), [today]);
  return (
    <Stack as="section" gap={4}>
      <h2>{m.tourpage_ladder()}</h2>
      <Card gap={3}>
        <p className={css.say}>
          <output htmlFor="group">{sayOf(card, group)}</output>
          <span>{todayWords(card, chosen, group === today)}</span>
        </p>
        <div className={css.ladder}>
          <Steps card={card} group={group} size={WIDE} />
          <Steps card={card} group={group} size={NARROW} />
          <input
            ref={slider}
            className={css.slider}
            id="group"
            type="range"
            min={least}
            max={most}
            defaultValue={today}
            aria-label={m.tourpage_ladder_slider()}
            aria-valuetext={sayOf(card, group)}
            onChange={({ target }) => setGroup(Number(target.value))}
          />
        </div>
        <ul className="vh">
          {card.ladder.map(({ from, to, each }) => (
            <li key={from}>{m.tourpage_ladder_step({ from, to: to ?? most, each: formatMoney(each) })}</li>
          ))}
        </ul>
        <p className="small quiet">{noteOf(card)}</p>
      </Card>
    </Stack>
  );
}

const sayOf = (card: TourCard, group: number): string =>
  m.tourpage_ladder_say({ people: m.tourpage_people({ count: group }), each: formatMoney(eachOf(card, group)) });

function todayWords({ kind }: TourCard, { departure, places }: Chosen, isToday: boolean): string {
  if (!isToday) return m.tourpage_ladder_other();
  if (kind === 'dayTour') return m.tourpage_ladder_party();
  return departure
    ? m.tourpage_ladder_today({ taken: departure.taken, day: formatDay(departure.start), you: places })
    : m.tourpage_ladder_you({ you: places });
}

function noteOf({ nights, groupSize: { most }, singleSupplement, childPercent }: TourCard): string {
  const children = m.tourpage_ladder_children({ percent: childPercent });
  if (nights === 0) return `${m.tourpage_ladder_day({ most })} ${children}`;
  const room = m.tourpage_ladder_room({ nights, most });
  return `${room} ${m.tourpage_ladder_single({ amount: formatMoney(singleSupplement) })} ${children}`;
}

function Steps({ card, group, size }: { readonly card: TourCard; readonly group: number; readonly size: Size }) {
  const { width, height, isWide } = size;
  const { least, most } = card.groupSize;
  const sizes = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const gap = isWide ? GAP : GAP - 2;
  const column = (width + gap) / sizes.length;
  const floor = height - FOOT;
  const dearest = eachOf(card, least).amount;
  const topOf = (people: number) => floor - (eachOf(card, people).amount / dearest) * (floor - HEAD);
  const named = (people: number) => isWide || people === least || people === most || people === group;
  return (
    <svg className={isWide ? css.w : css.n} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {sizes.map((people, at) => (
        <g key={people}>
          <rect
            className={css.step}
            data-on={flag(people === group)}
            x={(at * column).toFixed(1)}
            y={topOf(people).toFixed(1)}
            width={(column - gap).toFixed(1)}
            height={(floor - topOf(people)).toFixed(1)}
          />
          {named(people) ? (
            <text
              className={people === group ? css.here : undefined}
              x={(at * column + (column - gap) / 2).toFixed(1)}
              y={floor + 20}
            >
              {people}
            </text>
          ) : null}
        </g>
      ))}
      <path className={css.axis} d={`M0 ${floor}H${width}`} />
      {card.ladder.map(({ from, each }) => {
        const at = Math.max(0, from - least);
        return at < sizes.length ? (
          <text key={from} className={css.eur} x={(at * column).toFixed(1)} y={(topOf(least + at) - 8).toFixed(1)}>
            {formatRoundMoney(each)}
          </text>
        ) : null;
      })}
    </svg>
  );
}
