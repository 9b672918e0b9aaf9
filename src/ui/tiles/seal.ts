import { hash, ngon, P, rays, rng, star } from '#src/ui/tiles/geometry.ts';

/** The three parts of a line rosette for an order number, in a box of 96. For recognition only; it proves nothing. */
export function seal(reference: string) {
  const h = hash(reference);
  const r = rng(h);
  const n = [8, 10, 12, 16][h % 4] ?? 8;
  const c = 48;
  const t = 54 + r() * 16;
  const rings = [
    P(star(c, c, n, 44, t)),
    P(star(c, c, n, 33, 50 + r() * 20, Math.PI / n)),
    P(star(c, c, n, 21, 58 + r() * 14)),
    P(ngon(c, c, n, 9, Math.PI / n)),
  ];
  return { rings: rings.join(''), rays: rays(c, c, n, 33, 46.5, Math.PI / n) };
}
