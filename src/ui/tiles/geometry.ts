// Numbers, points and paths, rounded to a tenth to keep a tile under 3 kB.

export type Point = readonly [number, number];

/** The shortest text of a number. */
export const f = (n: number): string => {
  const s = (Math.round(n * 10) / 10).toString();
  return s.replace(/^(-?)0\./, '$1.');
};
/** FNV-1a with a final mix. */
export const hash = (s: string): number => {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
};
export type Random = () => number;

/** mulberry32: a seeded, repeatable generator. */
export const rng = (seed: number): Random => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const join = (...n: number[]): string =>
  n
    .map(f)
    .reduce(
      (a, b) =>
        a +
        (b[0] === '-' || (b[0] === '.' && a.includes('.', Math.max(a.lastIndexOf(' '), a.lastIndexOf('-'), 0)))
          ? ''
          : ' ') +
        b,
    );
/** A closed path in relative steps. */
export const P = (pts: readonly Point[]): string => {
  let px = 0,
    py = 0,
    o = '';
  pts.forEach(([x, y], i) => {
    const X = Math.round(x * 10) / 10,
      Y = Math.round(y * 10) / 10,
      t = join(X - px, Y - py);
    o += i ? (i > 1 && t[0] !== '-' ? ' ' : '') + t : `M${t}l`;
    px = X;
    py = Y;
  });
  return `${o}z`;
};
/** Hankin star in a regular n-gon: apothem a, contact angle t; points alternate edge middle and inner corner. */
export const star = (cx: number, cy: number, n: number, a: number, t: number, rot = 0): Point[] => {
  const r = (t * Math.PI) / 180,
    k = Math.tan(Math.PI / n),
    s = (a * k) / (Math.cos(r) + Math.sin(r) * k),
    x = a - s * Math.sin(r),
    R = Math.hypot(x, x * k),
    out: Point[] = [];
  for (let i = 0; i < n; i++) {
    const m = rot + (2 * Math.PI * i) / n,
      v = m + Math.PI / n;
    out.push([cx + a * Math.cos(m), cy + a * Math.sin(m)], [cx + R * Math.cos(v), cy + R * Math.sin(v)]);
  }
  return out;
};
export const ngon = (cx: number, cy: number, n: number, R: number, rot = 0): Point[] =>
  Array.from(
    { length: n },
    (_, i): Point => [cx + R * Math.cos(rot + (2 * Math.PI * i) / n), cy + R * Math.sin(rot + (2 * Math.PI * i) / n)],
  );
export const rays = (cx: number, cy: number, n: number, r1: number, r2: number, rot = 0): string =>
  Array.from({ length: n }, (_, i) => {
    const t = rot + (2 * Math.PI * i) / n;
    return `M${f(cx + r1 * Math.cos(t))} ${f(cy + r1 * Math.sin(t))}L${f(cx + r2 * Math.cos(t))} ${f(cy + r2 * Math.sin(t))}`;
  }).join('');
export const path = (d: string, fill?: string, stroke?: string, sw?: number): string =>
  `<path d="${d}"${fill ? ` fill="${fill}"` : stroke ? ' fill="none"' : ''}${stroke ? ` stroke="${stroke}" stroke-width="${sw}"` : ''}/>`;
