import { FAMILIES, FAMILY, type FamilyName } from '#src/ui/tiles/families.ts';
import { f, hash, type Random, rng } from '#src/ui/tiles/geometry.ts';
import { HOUSES } from '#src/ui/tiles/house-pictures.ts';
import { PALETTES, type Palette, type PaletteName, PLACES } from '#src/ui/tiles/places.ts';
import { postLook } from '#src/ui/tiles/posts.ts';
import { SCENE, SCENES_ANY, type SceneName } from '#src/ui/tiles/scenes.ts';
import { SUBJECT, type SubjectName } from '#src/ui/tiles/subjects.ts';

export type TileShape = 'iwan' | 'facade' | 'maidan' | 'panel' | 'band';
const VIEWS = { ...SCENE, ...SUBJECT };
type ViewName = SceneName | SubjectName;

export type TileOptions = {
  readonly shape?: TileShape;
  readonly w?: number;
  readonly h?: number;
  /** Scale of the pattern. */
  readonly k?: number;
  readonly palette?: PaletteName;
  readonly family?: FamilyName;
  readonly scene?: ViewName;
  /** Required when one tile is inlined twice in a document. */
  readonly id?: string;
};

const paletteNames = Object.keys(PALETTES) as PaletteName[];
const pick = <T extends string>(names: readonly T[], at: number): T => names[at % names.length] ?? (names[0] as T);

type Look = {
  readonly palette: PaletteName;
  readonly family: FamilyName;
  readonly scene: ViewName;
  readonly h: number;
};

/** Palette, family, scene and hash of a slug. */
export function look(slug: string): Look {
  const own = postLook(slug);
  if (own) return own;
  const [palette, family, scene] = (PLACES[slug] ?? HOUSES[slug] ?? '').split(' ') as [
    PaletteName | '',
    FamilyName?,
    SceneName?,
  ];
  const h = hash(slug);
  return {
    palette: palette || pick(paletteNames, h),
    family: family ?? pick(FAMILIES, h >>> 5),
    scene: scene ?? pick(SCENES_ANY, h >>> 9),
    h,
  };
}

/**
 * The pattern: the figure is the marker of a line with a vertex at each position of a row. No seams at any size, few bytes, and one element
 * per row; a tree of `<use>` had 6,000 elements in one window and delayed pages.
 */
function field(
  id: string,
  fam: FamilyName,
  p: Palette,
  r: Random,
  w: number,
  h: number,
  x0: number,
  y0: number,
  k = 1,
) {
  const [cw, ch, { one, at }] = FAMILY[fam](p, r),
    W = cw * k,
    H = ch * k,
    ox = x0 + W,
    oy = y0 + H;
  const nx = Math.ceil((w + ox) / W) + 1,
    ny = Math.ceil((h + oy) / H) + 1; // one extra cell at each end: neighbours complete each other
  const line = at
      .map(
        ([x, y]) =>
          `M${f(x)} ${f(y)}h${Array(nx - 1)
            .fill(f(cw))
            .join(' ')}`,
      )
      .join(''),
    marks = ['start', 'mid', 'end'].map((place) => ` marker-${place}="url(#${id}m)"`).join('');
  const some = Math.ceil(Math.sqrt(ny)),
    below = (count: number, name: string, step: number) =>
      Array.from({ length: count }, (_, n) => `<use href="#${id}${name}"${n ? ` y="${f(n * step)}"` : ''}/>`).join('');
  return [
    `<marker id="${id}m" markerUnits="userSpaceOnUse" overflow="visible">${one}</marker><path id="${id}r" fill="none"${marks} d="${line}"/><g id="${id}g">${below(some, 'r', ch)}</g>`,
    `<g transform="translate(${f(-ox)} ${f(-oy)})${k !== 1 ? ` scale(${f(k)})` : ''}">${below(Math.ceil(ny / some), 'g', some * ch)}</g>`,
  ] as const;
}
const iwanPath = (x: number, hw: number, base: number, spring: number, rise: number) => {
  const b = spring - rise;
  return `M${f(x - hw)} ${f(base)}V${f(spring)}C${f(x - hw)} ${f(spring - rise * 0.66)} ${f(x - hw * 0.56)} ${f(spring - rise * 0.78)} ${f(x)} ${f(b)}C${f(x + hw * 0.56)} ${f(spring - rise * 0.78)} ${f(x + hw)} ${f(spring - rise * 0.66)} ${f(x + hw)} ${f(spring)}V${f(base)}Z`;
};

const tight = (svg: string) => svg.replace(/ d="[^"]+/g, (d) => d.replace(/ -/g, '-'));
/** The picture of a slug, always the same. Presentation attributes only: the CSP allows no style attributes. */
export const tile = (slug: string, o: TileOptions = {}): string => tight(draw(slug, o));
function draw(slug: string, o: TileOptions): string {
  const L = look(slug),
    shape = o.shape || 'iwan',
    w = o.w || 240,
    h = o.h || 300,
    pal = PALETTES[o.palette || L.palette],
    fam = o.family || L.family,
    r = rng(L.h),
    id = o.id || `t${L.h.toString(36).slice(0, 4)}${shape[0]}`;
  const sc = o.scene || L.scene,
    c = { m: pal[6], n: pal[7], s: pal[5], k: pal[8] };
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`;
  const bg = fam === 'hazar' ? pal[3] : pal[0];
  const k = o.k || (shape === 'band' ? 0.6 : 1),
    [cw, ch] = FAMILY[fam](pal, rng(L.h));
  const ox = ((cw * k - (w % (cw * k))) / 2) % (cw * k),
    oy = shape === 'band' ? 0 : (L.h >>> 3) % 2 ? (ch * k) / 2 : 0;
  const [defs, use] = field(id, fam, pal, r, w, h, ox, oy, k);
  if (shape === 'panel' || shape === 'band')
    return `${head}<defs>${defs}</defs><path d="M0 0h${w}v${h}H0z" fill="${bg}"/>${use}</svg>`;
  // one large arch; 'facade' and 'maidan' add two storeys of small arches on each side, as around a square
  const wide = shape === 'facade' || shape === 'maidan',
    hw = wide ? h * 0.36 : w * 0.39,
    rise = hw * (wide ? 0.98 : 1.02),
    top = h * (wide ? 0.11 : 0.13),
    spring = top + rise,
    ground = h * 0.925,
    cx = w / 2;
  const d = iwanPath(cx, hw, h + 4, spring, rise);
  const s = Math.min((hw * 2) / 168, (ground - top) / 178),
    sunx = cx + ((L.h >>> 4) % 2 ? 1 : -1) * hw * 0.5;
  let side = '',
    small = '';
  if (wide) {
    const room = cx - hw,
      n = Math.max(1, Math.round(room / (h * 0.3))),
      step = room / n,
      a = step * 0.35;
    small = `<path id="${id}l" d="${iwanPath(0, a, h * 0.33, a * 1.05, a * 1.05)}"/><g id="${id}k"><use href="#${id}l" y="${f(h * 0.2)}"/><use href="#${id}l" y="${f(h * 0.64)}" fill="${pal[5]}"/></g>`;
    // One side mirrors the other.
    for (let i = 0; i < n; i++) side += `<use href="#${id}k" x="${f(cx + hw + step * (i + 0.5))}"/>`;
    side = `<g id="${id}h">${side}</g><use href="#${id}h" transform="matrix(-1 0 0 1 ${w} 0)"/>`;
  }
  const frame = (q: string, a: number) =>
    `<use href="#${q}" fill="none" stroke="${pal[3]}" stroke-width="${a}"/><use href="#${q}" fill="none" stroke="${pal[7]}"/>`;
  // No sun at night.
  const sun =
    sc === 'crescent'
      ? ''
      : `<circle cx="${f(sunx)}" cy="${f(spring - rise * 0.1)}" r="${f(hw * 0.17)}" fill="${c.k}"/>`;
  const view = `<path d="M0 0h${w}v${h}H0z" fill="${pal[4]}"/>${sun}<g transform="translate(${f(cx)} ${f(ground)})scale(${Math.round(s * 100) / 100})">${VIEWS[sc](c)}</g><path d="M0 ${f(ground - 0.5)}h${w}v${h}H0z" fill="${c.n}"/>`;
  return `${head}<defs>${defs}<path id="${id}d" d="${d}"/>${small}<clipPath id="${id}c"><use href="#${id}d"/></clipPath></defs><path d="M0 0h${w}v${h}H0z" fill="${bg}"/>${use}${wide ? `<g fill="${pal[4]}" stroke="${pal[3]}" stroke-width="3">${side}</g>` : ''}<g clip-path="url(#${id}c)">${view}</g>${frame(`${id}d`, 5)}</svg>`;
}
