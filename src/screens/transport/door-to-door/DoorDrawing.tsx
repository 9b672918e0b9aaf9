import { formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatDuration } from '#domain/core/time.ts';
import { type Frame, frameOf, nightsIn, ticksIn } from '#domain/transport/door-to-door/clock.ts';
import { type DoorOffer, type DoorWay, wholeMinutes } from '#domain/transport/door-to-door/door-to-door.ts';
import css from '#src/screens/transport/door-to-door/DoorToDoor.module.css';
import { nameOf, whyNot } from '#src/screens/transport/door-to-door/way-words.ts';

type Props = { readonly ways: readonly DoorWay[] };

/** Sizes of a drawing, in its own units. `start` and `end`: what is left free beside the clock. */
type Size = {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly row: number;
  readonly bar: number;
  /** From the top of a row to its bar. */
  readonly above: number;
  readonly ticks: number;
  readonly isWide: boolean;
};

const HEAD = 30;
const WIDE: Size = { width: 720, start: 112, end: 84, row: 48, bar: 24, above: 12, ticks: 9, isWide: true };
const NARROW: Size = { width: 320, start: 18, end: 18, row: 58, bar: 22, above: 26, ticks: 5, isWide: false };
/** Room for "16 h 30" beside a bar. */
const DURATION = 62;

/** All ways on one clock; the table below it says the same. */
export function DoorDrawing({ ways }: Props) {
  const frame = frameOf(ways.flatMap(({ offer }) => offer ?? []));
  return frame ? (
    <div className={css.figure}>
      <Clock ways={ways} frame={frame} size={WIDE} />
      <Clock ways={ways} frame={frame} size={NARROW} />
    </div>
  ) : null;
}

type ClockProps = Props & { readonly frame: Frame; readonly size: Size };

function Clock({ ways, frame, size }: ClockProps) {
  const { width, start, end, row, ticks } = size;
  const height = HEAD + ways.length * row + 8;
  const each = (width - start - end) / (frame.until - frame.from);
  const at = (moment: number) => Math.round((start + (moment - frame.from) * each) * 10) / 10;
  return (
    <svg aria-hidden="true" className={size.isWide ? css.wide : css.narrow} viewBox={`0 0 ${width} ${height}`}>
      {nightsIn(frame).map(({ from, until }) => (
        <rect
          key={from}
          className={css.night}
          x={at(from)}
          y={HEAD - 6}
          width={at(until) - at(from)}
          height={height - HEAD + 6}
        />
      ))}
      {ticksIn(frame, ticks).map((moment) => (
        <g key={moment}>
          <path className={css.rule} d={`M${at(moment)} ${HEAD - 6}V${height}`} />
          <text className={css.middle} x={at(moment)} y={14}>
            {clockOf(moment) === '00:00' ? formatDay(dayOf(moment)).split(' ')[0] : clockOf(moment)}
          </text>
        </g>
      ))}
      {ways.map((way, index) => (
        <Row key={way.kind} way={way} top={HEAD + index * row} at={at} size={size} />
      ))}
    </svg>
  );
}

type RowProps = {
  readonly way: DoorWay;
  readonly top: number;
  readonly at: (moment: number) => number;
  readonly size: Size;
};

function Row({ way, top, at, size: { width, start, above, bar, isWide } }: RowProps) {
  const { offer } = way;
  const base = top + (isWide ? above + bar - 7 : 18);
  return (
    <g>
      <text className={css.strong} x={0} y={base}>
        {nameOf(way)}
      </text>
      {offer ? (
        <>
          <text className={css.last} x={width} y={base}>
            {formatMoney(offer.price)}
          </text>
          <Bars offer={offer} top={top + above} at={at} bar={bar} right={isWide ? width - 84 : width} />
        </>
      ) : (
        <text x={isWide ? start + 6 : 0} y={isWide ? base : top + above + 14}>
          {whyNot(way)}
        </text>
      )}
    </g>
  );
}

type BarsProps = Pick<RowProps, 'top' | 'at'> & {
  readonly offer: DoorOffer;
  readonly bar: number;
  readonly right: number;
};

function Bars({ offer, top, at, bar, right }: BarsProps) {
  const { parts, leavesAt, thereAt, nights } = offer;
  const text = formatDuration(wholeMinutes(offer));
  const ride = parts.find(({ what }) => what === 'ride') ?? { from: leavesAt, until: thereAt };
  const isInside = at(ride.until) - at(ride.from) > DURATION + 40;
  const isAfter = at(thereAt) + DURATION < right;
  const y = top + bar - 7;
  return (
    <>
      {parts.map(({ what, from, until }) => (
        <rect
          key={what}
          className={what === 'ride' ? css.ride : what === 'early' ? css.early : css.go}
          x={at(from)}
          y={top}
          width={Math.max(at(until) - at(from) - 1, 1)}
          height={bar}
          rx={2}
        />
      ))}
      {isInside ? (
        <text className={css.inside} x={(at(ride.from) + at(ride.until)) / 2} y={y}>
          {text}
        </text>
      ) : (
        <text className={isAfter ? css.strong : css.last} x={isAfter ? at(thereAt) + 8 : at(leavesAt) - 8} y={y}>
          {text}
        </text>
      )}
      {nights > 0 && isInside ? <Moon x={at(ride.until) - 16} y={top + bar / 2} /> : null}
    </>
  );
}

/** A crescent in a circle of 7 units around its place. */
const Moon = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={css.moon} d={`M${x - 1} ${y - 7}a7 7 0 1 0 8 9a5.600 5.600 0 0 1-8-9z`} />
);
