import { endsOf, round, type Stretch } from '#src/screens/core/booking/refund-steps.ts';

/** Size of a drawing; only a wide one has room for amounts. */
export type Frame = { readonly width: number; readonly height: number; readonly isWide: boolean };
/** Texts at a stretch. `time` may be longer than `clock` ("12:00 noon"); `shortDay` has no weekday. */
export type StretchWords = {
  readonly percent: string;
  readonly amount: string;
  readonly day: string;
  readonly shortDay: string;
  readonly time: string;
  readonly clock: string;
};
export type RefundWords = {
  readonly now: string;
  readonly paid: string;
  readonly stretches: readonly StretchWords[];
};
export type Label = {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  /** Baseline of the text. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isLarge: boolean;
};
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const INSET = 8;
const SMALL = 12;
const LARGE = 15;
/** Upper bound of the average letter width, relative to the font size; the same for both weights. */
const LETTER = 0.6;
const GAP = 5;
/** Position of the dotted line at 100 %. */
export const PAID_Y = 24;

/** Scales for time and percent. */
export function scalesOf({ width, height }: Frame) {
  const floor = height - 46;
  const right = width - INSET;
  return {
    floor,
    right,
    x: (share: number) => round(INSET + share * (right - INSET)),
    y: (percent: number) => round(floor - (percent / 100) * (floor - PAID_Y)),
  };
}

const widthOf = (text: string, isLarge = false) => text.length * LETTER * (isLarge ? LARGE : SMALL);

/** Box of a label, estimated from its letters: a server has no fonts. */
export function boxOf({ text, x, y, anchor, isLarge }: Label): Box {
  const width = widthOf(text, isLarge);
  const size = isLarge ? LARGE : SMALL;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 0.78 * size, bottom: y + 0.24 * size };
}

export const isOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** All labels that fit without overlapping each other or a line. Others are left out: the text beside the drawing has them all. */
export function labelsOf(stretches: readonly Stretch[], words: RefundWords, frame: Frame): Label[] {
  const { floor, right } = scalesOf(frame);
  return [
    { id: 'paid', text: words.paid, x: right + 6, y: PAID_Y - 6, anchor: 'end', isLarge: false },
    { id: 'now', text: words.now, x: 2, y: floor + 17, anchor: 'start', isLarge: false },
    ...shareLabels(stretches, words, frame),
    ...momentLabels(stretches, words, frame),
  ];
}

/** Percents and amounts above their line, or below it if the first would touch the 100 % line. */
function shareLabels(stretches: readonly Stretch[], { stretches: words }: RefundWords, frame: Frame): Label[] {
  const { x, y } = scalesOf(frame);
  const ends = endsOf(stretches);
  const lines = linesOf(stretches, frame);
  const placed: Label[] = [];
  const isFree = (labels: readonly Label[]) =>
    labels.every((label) => {
      const box = boxOf(label);
      return ![...lines, ...placed.map(boxOf)].some((other) => isOverlap(box, other));
    });
  const highest = Math.max(0, ...stretches.map(({ percent }) => percent));
  const isBelow = y(highest) - (frame.isWide ? 22 : 8) - 0.78 * LARGE < PAID_Y + 2;

  stretches.forEach(({ percent }, index) => {
    const { percent: text = '', amount = '' } = words[index] ?? {};
    const from = x(ends[index - 1] ?? 0);
    const to = x(ends[index] ?? 1);
    const line = y(percent);
    const share = (at: number, base: number, anchor: Label['anchor'] = 'start'): Label[] => [
      { id: `share-${index}`, text, x: at, y: base, anchor, isLarge: true },
    ];
    const money = (base: number): Label => ({
      id: `money-${index}`,
      text: amount,
      x: from + 8,
      y: base,
      anchor: 'start',
      isLarge: false,
    });
    const hasMoney = frame.isWide && percent > 0;
    const above = [
      ...(hasMoney ? [[...share(from + 8, line - 22), money(line - 7)]] : []),
      ...[from + 8, from + 3].map((at) => share(at, line - 8)),
      share(to - 2, line - 8, 'end'),
    ];
    const below = [
      ...(hasMoney ? [[...share(from + 8, line + 19), money(line + 34)]] : []),
      ...[from + 8, from + 3].map((at) => share(at, line + 19)),
    ];
    const found = (isBelow ? [...below, ...above] : [...above, ...below]).find(isFree);
    if (found) placed.push(...found);
  });
  return placed;
}

type Moment = { readonly tick: number; readonly day: string; readonly time: string };

/** Days and times below the axis: as many as fit; shortened (no "noon", no weekdays) before any is left out. */
function momentLabels(stretches: readonly Stretch[], { now, stretches: words }: RefundWords, frame: Frame): Label[] {
  const { x } = scalesOf(frame);
  const ends = endsOf(stretches);
  const momentsIn = (wordOf: (words: StretchWords) => readonly [day: string, time: string]): Moment[] =>
    words.map((one, index) => {
      const [day, time] = wordOf(one);
      return { tick: x(ends[index] ?? 1), day, time: index === words.length - 1 ? one.clock : time };
    });
  const forms = [
    ...(frame.isWide ? [momentsIn(({ day, time }) => [day, time])] : []),
    momentsIn(({ day, clock }) => [day, clock]),
    momentsIn(({ shortDay, clock }) => [shortDay, clock]),
  ];
  const free = 2 + widthOf(now) + GAP;
  for (const kept of choices(words.length - 1)) {
    for (const form of forms) {
      const moments = form.filter((_, index) => index === words.length - 1 || kept.includes(index));
      const labels = momentRow(moments, free, frame);
      if (labels) return labels;
    }
  }
  return [];
}

/** All subsets of the first `count` numbers, largest first. */
function choices(count: number): number[][] {
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => index);
  const found = all.reduce<number[][]>((sets, index) => sets.flatMap((set) => [[...set, index], set]), [[]]);
  return found.sort((a, b) => b.length - a.length);
}

/**
 * Labels centred on their ticks as far as the neighbours allow; null when they do not fit. A repeated day shows only its time. Departure,
 * the last, is at the edge.
 */
function momentRow(moments: readonly Moment[], start: number, frame: Frame): Label[] | null {
  const { floor, right } = scalesOf(frame);
  const sized = moments.map(({ tick, day, time }, index) => {
    const shown = moments[index - 1]?.day === day ? '' : day;
    return { tick, day: shown, time, width: Math.max(widthOf(shown), widthOf(time)) };
  });
  const edge = right + 6;
  const latest: number[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const { tick, width } of sized.toReversed()) {
    const left = latest.length === 0 ? edge - width : Math.min(tick, next - GAP - width);
    latest.unshift(left);
    next = left;
  }
  const labels: Label[] = [];
  let free = start;
  for (const [index, { tick, day, time, width }] of sized.entries()) {
    const isLast = index === sized.length - 1;
    const most = latest[index] ?? 0;
    const left = isLast ? most : Math.min(Math.max(tick - width / 2, free), most);
    if (left < free || left + width < tick) return null;
    const at = isLast ? edge : round(left + width / 2);
    const base = { x: at, anchor: isLast ? 'end' : 'middle', isLarge: false } as const;
    if (day) labels.push({ id: `day-${tick}`, text: day, y: floor + 17, ...base });
    labels.push({ id: `time-${tick}`, text: time, y: floor + 33, ...base });
    free = left + width + GAP;
  }
  return labels;
}

/** Lines that share labels must avoid: 100 %, the steps, the dotted lines below them, the pin, the days. */
function linesOf(stretches: readonly Stretch[], frame: Frame): Box[] {
  const { x, y, floor, right } = scalesOf(frame);
  const ends = endsOf(stretches);
  const lineOf = (left: number, top: number, to: number, bottom: number): Box => ({
    left: left - 1.5,
    top: top - 1.5,
    right: to + 1.5,
    bottom: bottom + 1.5,
  });
  return [
    lineOf(0, 0, right, PAID_Y),
    lineOf(frame.width, 0, Number.POSITIVE_INFINITY, frame.height),
    lineOf(0, floor, right, frame.height),
    lineOf(3, y(stretches[0]?.percent ?? 0) - 5, 13, y(stretches[0]?.percent ?? 0) + 5),
    ...stretches.flatMap(({ percent }, index) => {
      const to = x(ends[index] ?? 1);
      const top = Math.min(y(percent), y(stretches[index + 1]?.percent ?? 0));
      return [lineOf(x(ends[index - 1] ?? 0), y(percent), to, y(percent)), lineOf(to, top, to, floor)];
    }),
  ];
}
