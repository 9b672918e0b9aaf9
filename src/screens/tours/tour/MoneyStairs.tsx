import { formatMoney, formatRoundMoney, type Money } from '#domain/core/money.ts';
import { clockOf, DAY_MS, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import { type MoneyStep, moneyStairs, type StairsOf } from '#domain/tours/money-stairs.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/tour/MoneyStairs.module.css';

type Size = { readonly width: number; readonly height: number; readonly isWide: boolean };
const WIDE: Size = { width: 640, height: 210, isWide: true };
const NARROW: Size = { width: 330, height: 220, isWide: false };
const EDGE = 8;
const HEAD = 46;
const FOOT = 46;
/** So wide is a step at least, of all: its amount must fit. */
const LEAST = 0.16;

/** What has been paid (dotted) and what comes back, from now to the start, with the same as a list for who hears it. */
export function MoneyStairs(props: StairsOf) {
  const steps = moneyStairs(props);
  if (drawable(steps).length === 0) return null;
  return (
    <div className={css.stairs}>
      <ul className="vh">
        {steps.map(({ until, paid, back }) => (
          <li key={until}>
            {m.tourpage_stairs_step({
              day: formatDay(dayOf(until)),
              time: clockOf(until),
              back: formatMoney(back),
              paid: formatMoney(paid),
            })}
          </li>
        ))}
      </ul>
      <Drawing steps={steps} size={WIDE} />
      <Drawing steps={steps} size={NARROW} />
    </div>
  );
}

/** A step of hours only, as between noon and the end of a day, has no room in the drawing: the list has it. */
function drawable(steps: readonly MoneyStep[]): readonly MoneyStep[] {
  const long = steps.filter(({ from, until }) => until - from >= DAY_MS);
  return long.map((step, at) => ({ ...step, until: long[at + 1]?.from ?? step.until }));
}

function Drawing({
  steps: all,
  size: { width, height, isWide },
}: {
  readonly steps: readonly MoneyStep[];
  readonly size: Size;
}) {
  const steps = drawable(all);
  const floor = height - FOOT;
  const most = Math.max(...steps.map(({ paid }) => paid.amount));
  const xs = edgesOf(steps).map((share) => Math.round((EDGE + share * (width - 2 * EDGE)) * 10) / 10);
  const y = ({ amount }: Money) => Math.round((floor - (amount / most) * (floor - HEAD)) * 10) / 10;
  const lineOf = (of: (step: MoneyStep) => Money) =>
    steps.map((step, at) => `${at === 0 ? `M${xs[0]} ` : 'V'}${y(of(step))}H${xs[at + 1]}`).join('');
  const back = lineOf((step) => step.back);
  const [first] = steps;
  const drawn = steps.flatMap((step, at) => {
    const same = steps[at - 1]?.back.amount === step.back.amount;
    return same ? [] : [{ step, at }];
  });
  return (
    <svg className={isWide ? css.w : css.n} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={css.area} d={`${back}V${floor}H${EDGE}Z`} />
      <path className={css.axis} d={`M${EDGE} ${floor}H${width - EDGE}`} />
      <path className={css.paid} d={lineOf((step) => step.paid)} />
      <path className={css.cut} d={`${back}V${floor}`} />
      {drawn.map(({ step, at }) => (
        <text key={step.from} className={css.sum} x={(xs[at] ?? 0) + 6} y={y(step.back) - 8}>
          {formatRoundMoney(step.back)}
        </text>
      ))}
      {steps.slice(0, -1).map(({ until }, at) => {
        const x = xs[at + 1] ?? 0;
        return (
          <g key={until}>
            <path className={css.grid} d={`M${x} ${HEAD - 14}V${floor}`} />
            <text x={x} y={floor + 17} textAnchor="middle">
              {isWide ? formatDay(dayOf(until - 1)) : formatShortDay(dayOf(until - 1))}
            </text>
          </g>
        );
      })}
      <text x={width - EDGE} y={HEAD - 14} textAnchor="end">
        {m.tourpage_stairs_paid({ amount: formatMoney(steps.at(-1)?.paid ?? { amount: 0, currency: 'EUR' }) })}
      </text>
      {first ? <circle className={css.pin} cx={EDGE} cy={y(first.back)} r="5" /> : null}
      <text x="2" y={floor + 34}>
        {m.ui_refund_now()}
      </text>
      <text x={width - 2} y={floor + 34} textAnchor="end">
        {m.tourpage_stairs_start({ day: formatShortDay(dayOf(steps.at(-1)?.until ?? 0)) })}
      </text>
    </svg>
  );
}

/** Where steps begin and end, from 0 to 1. Not to scale, so that each has room for its amount. */
function edgesOf(steps: readonly MoneyStep[]): readonly number[] {
  const spans = steps.map(({ from, until }) => Math.sqrt(until - from));
  const all = spans.reduce((a, b) => a + b, 0) || 1;
  const wide = spans.map((span) => Math.max(span / all, LEAST));
  const sum = wide.reduce((a, b) => a + b, 0);
  let at = 0;
  return [0, ...wide.map((share) => (at += share / sum))];
}
