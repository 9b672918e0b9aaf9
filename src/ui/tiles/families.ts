// Pattern families: each returns one cell that the field repeats.
import { f, ngon, P, type Point, path, type Random, star } from '#src/ui/tiles/geometry.ts';
import type { Palette } from '#src/ui/tiles/places.ts';

/** Width and height of a cell, its figure, and the figure's positions in the cell. */
export type Cell = readonly [number, number, { readonly one: string; readonly at: readonly Point[] }];
export type Family = (p: Palette, r: Random) => Cell;

const once = (one: string) => ({ one, at: [[0, 0]] }) as const;

export const FAMILY = {
  /** Octagons and squares (4.8.8). */
  eight(p: Palette, r: Random): Cell {
    const S = 40,
      a = S / 2,
      side = S * Math.tan(Math.PI / 8),
      t = 52 + r() * 14,
      q = side / 2;
    const big = star(a, a, 8, a, t),
      inner = star(a, a, 8, a * 0.42, 62, Math.PI / 8);
    const sq = star(0, 0, 4, q, t, Math.PI / 4);
    return [
      S,
      S,
      once(
        path(P(big), p[1], p[3], 1.2) +
          path(P(sq), p[2], p[3], 1.2) +
          path(P(inner), p[0], p[3], 0.8) +
          path(P(ngon(a, a, 8, a * 0.16)), p[2]),
      ),
    ];
  },
  /** Star and cross, as at Kashan. */
  cross(p: Palette): Cell {
    const S = 36,
      h = S / 2,
      s: Point[] = [];
    for (let i = 0; i < 8; i++) {
      const t = (Math.PI * i) / 4,
        v = t + Math.PI / 8;
      s.push([h + h * Math.cos(t), h + h * Math.sin(t)], [h + h * 0.765 * Math.cos(v), h + h * 0.765 * Math.sin(v)]);
    }
    return [
      S,
      S,
      once(
        path(P(s), p[1], p[3], 1.4) +
          path(P(star(h, h, 8, h * 0.6, 58, Math.PI / 8)), p[2]) +
          path(P(ngon(h, h, 8, h * 0.26, Math.PI / 8)), p[0], p[3], 0.8),
      ),
    ];
  },
  /** Marquetry: hexagons of triangles. */
  khatam(p: Palette, r: Random): Cell {
    const a = 13 + r() * 2,
      h = a * Math.sqrt(3),
      W = 3 * a,
      H = h; // hex centres
    const hex =
      path(P(ngon(0, 0, 6, a)), p[1], p[3], 1) +
      path(P(star(0, 0, 6, a * 0.866, 60, Math.PI / 6)), p[0]) +
      path(P(star(0, 0, 6, a * 0.45, 60, 0)), p[2]);
    return [
      W,
      H,
      {
        one: hex,
        at: [
          [a, h / 2],
          [2.5 * a, 0],
        ],
      },
    ];
  },
  /** Decagons on a rhombic lattice, bow-ties between them, contact angle 54. */
  ten(p: Palette): Cell {
    const a = 21,
      d = 2 * a,
      W = 2 * d * Math.cos(Math.PI / 5),
      H = 2 * d * Math.sin(Math.PI / 5),
      g: Point[] = [];
    const dec = (x: number, y: number) =>
      path(P(star(x, y, 10, a, 54, Math.PI / 5)), p[1], p[3], 1.1) +
      path(P(star(x, y, 10, a * 0.55, 66, 0)), p[2], p[3], 0.7) +
      path(P(ngon(x, y, 10, a * 0.22)), p[0]);
    g.push([W / 2, H / 2], [0, 0]);
    return [W, H, { one: dec(0, 0), at: g }];
  },
  /** 3.12.12. */
  twelve(p: Palette, r: Random): Cell {
    const R = 21,
      t = 60 + r() * 8,
      a = R,
      W = 2 * a,
      H = W * Math.sqrt(3),
      g: Point[] = [
        [W / 2, H / 2],
        [0, 0],
      ];
    return [
      W,
      H,
      {
        one:
          path(P(star(0, 0, 12, a, t)), p[1], p[3], 1.1) +
          path(P(star(0, 0, 12, a * 0.56, 68, Math.PI / 12)), p[2], p[3], 0.7) +
          path(P(ngon(0, 0, 12, a * 0.24)), p[0]),
        at: g,
      },
    ];
  },
  /** Hexagons with six-pointed stars. */
  six(p: Palette, r: Random): Cell {
    const a = 15,
      W = 2 * a,
      H = W * Math.sqrt(3),
      t = 50 + r() * 14,
      g: Point[] = [
        [W / 2, H / 2],
        [0, 0],
      ];
    return [
      W,
      H,
      {
        one: path(P(star(0, 0, 6, a, t)), p[1], p[3], 1.2) + path(P(star(0, 0, 6, a * 0.5, 60, Math.PI / 6)), p[2]),
        at: g,
      },
    ];
  },
  /** Waves for the coasts and rivers. */
  scale(p: Palette): Cell {
    const R = 16,
      q = (n: number, c: string, e = '') => `<circle cy="${R}" r="${f(n)}" fill="${c}"${e}/>`;
    return [
      2 * R,
      R,
      {
        one: q(R, p[0], ` stroke="${p[3]}"`) + q(R * 0.7, p[1]) + q(R * 0.38, p[2]),
        // Painted row by row, each row over the one above.
        at: [
          [0, 0],
          [-R, R / 2],
        ],
      },
    ];
  },
  /** Brick bond with glazed inserts. */
  hazar(p: Palette): Cell {
    const u = 7,
      S = u * 4,
      b = (x: number, y: number, w: number, h: number) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z`,
      g = 0.7;
    const m =
      b(g, g, 3 * u - 2 * g, u - 2 * g) +
      b(3 * u + g, g, u - 2 * g, 3 * u - 2 * g) +
      b(u + g, 3 * u + g, 3 * u - 2 * g, u - 2 * g) +
      b(g, u + g, u - 2 * g, 3 * u - 2 * g);
    return [
      S,
      S,
      once(
        `<path d="M0 0h${S}v${S}h-${S}z" fill="${p[3]}"/>` +
          path(m, p[1]) +
          path(b(u + g, u + g, 2 * u - 2 * g, 2 * u - 2 * g), p[0]) +
          path(`M${2 * u} ${u + 3}L${3 * u - 3} ${2 * u}L${2 * u} ${3 * u - 3}L${u + 3} ${2 * u}Z`, p[2]),
      ),
    ];
  },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILY;

// Keep this order: a hash selects by index, so reordering changes pictures.
export const FAMILIES: readonly FamilyName[] = ['eight', 'cross', 'khatam', 'ten', 'twelve', 'six', 'scale', 'hazar'];
