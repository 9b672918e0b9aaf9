import { encode } from 'uqr';

export type QrPath = { readonly path: string; readonly size: number };

/** A QR code as one SVG path; adjacent modules of a row are merged. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((row, y) => barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { path: bars.join(''), size };
}

function barsOf(row: readonly boolean[]): [x: number, width: number][] {
  const bars: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = bars.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else bars.push([x, 1]);
  });
  return bars;
}
