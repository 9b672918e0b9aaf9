/** Refund share in percent until a moment. */
export type RefundStep = { readonly until: number; readonly percent: number };

/** A period with one refund share, in order of time, without past ones. */
export type Stretch = { readonly from: number; readonly until: number; readonly percent: number };

export function stretchesOf(steps: readonly RefundStep[], now: number, endsAt: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = now;
  for (const { until, percent } of [...steps].sort((a, b) => a.until - b.until)) {
    if (until <= from) continue;
    stretches.push({ from, until, percent });
    from = until;
  }
  if (from < endsAt) stretches.push({ from, until: endsAt, percent: 0 });
  return stretches;
}

/** Ends of the stretches, from 0 to 1. Not to scale: the square root gives the short last hours room, at least about an eighth each. */
export function endsOf(stretches: readonly Stretch[]): number[] {
  const weights = stretches.map(({ from, until }) => Math.sqrt(until - from));
  const all = weights.reduce((a, b) => a + b, 0) || 1;
  const wide = weights.map((weight) => Math.max(weight / all, 0.16));
  const sum = wide.reduce((a, b) => a + b, 0);
  let at = 0;
  return wide.map((weight) => {
    at += weight / sum;
    return at;
  });
}

export const isNothing = (stretches: readonly Stretch[]): boolean => stretches.every(({ percent }) => percent === 0);

/** Rounds to a tenth, finer than any screen. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** The line as an SVG path; `x` maps a share of the time, `y` a percentage. */
export function refundPath(
  stretches: readonly Stretch[],
  x: (share: number) => number,
  y: (percent: number) => number,
): string {
  const ends = endsOf(stretches);
  return stretches.reduce(
    (path, { percent }, index) => `${path}${index === 0 ? '' : `V${round(y(percent))}`}H${round(x(ends[index] ?? 1))}`,
    `M${round(x(0))} ${round(y(stretches[0]?.percent ?? 0))}`,
  );
}
