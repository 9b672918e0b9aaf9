// Subjects of the blog, drawn like the scenes of places: on a ground line y = 0, x from -80 to 80.
import { f, path } from '#src/ui/tiles/geometry.ts';
import type { SceneColours } from '#src/ui/tiles/scenes.ts';

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const each = (at: readonly number[], draw: (x: number, index: number) => string) => at.map(draw).join('');

export const SUBJECT = {
  money: ({ s, m, n, k }: SceneColours): string =>
    path(box(-50, -92, 92, 54), s) +
    path(box(-66, -74, 96, 56), m) +
    path(`${disc(-18, -46, 17)}${box(-60, -68, 10, 8)}${box(14, -32, 10, 8)}`, s) +
    each([0, 1, 2, 3, 4], (i) => path(box(36 - (i % 2) * 3, -18 - i * 12, 34, 9), i % 2 ? n : k)) +
    path(box(-80, -8, 160, 8), n),
  calendar: ({ s, m, n, k }: SceneColours): string =>
    path(box(-54, -104, 108, 96), s) +
    path(box(-54, -104, 108, 24) + box(-34, -114, 7, 18) + box(27, -114, 7, 18), n) +
    // A row is a week; its Friday has another colour.
    `<path d="M-47-63h74M-47-43h74M-47-23h74" stroke="${m}" stroke-width="14" stroke-dasharray="14 6"/>` +
    path('M33-70h14v54h-14z', k),
  passport: ({ s, m, n, k }: SceneColours): string =>
    path('M-20-122L50-110 34-14-36-26Z', s) +
    path('M-40-116h68v108h-68z', n) +
    path(disc(-6, -72, 20), m) +
    path(`${disc(-6, -72, 11)}M-26-40h40v5h-40zM-20-28h28v5h-28z`, k),
  crescent: ({ s, m, n, k }: SceneColours): string =>
    path('M8-136a40 40 0 1 0 32 64a34 34 0 1 1-32-64z', k) +
    path(
      'M-80 0V-20C-80-34-66-34-62-44C-58-34-44-34-44-20H-26V-30C-26-46-6-46 0-60C6-46 26-46 26-30V-20H44C44-34 58-34 62-44C66-34 80-34 80-20V0Z',
      m,
    ) +
    path('M-9 0V-18C-9-28 0-28 0-34C0-28 9-28 9-18V0Z', s) +
    path(box(-80, -6, 160, 6), n),
  sprouts: ({ s, m, n, k }: SceneColours): string =>
    `<path d="${each([-36, -27, -18, -9, 0, 9, 18, 27, 36], (x, i) => `M${x}-36L${f(x * 1.25)}${-88 - (i % 3) * 12}`)}" stroke="${m}" stroke-width="5"/>` +
    path('M-52-40H52C50-18 36-8 20-8H-20C-36-8-50-18-52-40Z', n) +
    path(box(-50, -36, 100, 9), k) +
    path(`${disc(62, -16, 9)}`, s),
  bell: ({ s, m, n, k }: SceneColours): string =>
    path(box(-80, -22, 160, 22), n) +
    path('M-46-34a46 46 0 0 1 92 0z', k) +
    path(`${box(-54, -36, 108, 8)}${box(-3, -90, 6, 12)}${box(-10, -94, 20, 6)}`, m) +
    path('M-32-42a32 32 0 0 1 20-26l4 6a26 26 0 0 0-16 20z', s),
  coat: ({ s, m, n, k }: SceneColours): string =>
    `<path d="M0-112v-8c0-6 8-6 8-13s-16-8-16 0" fill="none" stroke="${n}" stroke-width="4"/>` +
    path('M-16-108H16L54-82 42-52 30-60V-8H-30V-60L-42-52-54-82Z', m) +
    path(`M-2-84h4v76h-4z${box(-24, -40, 14, 4)}${box(10, -40, 14, 4)}`, n) +
    path('M-22-106C-10-92 10-92 22-106L26-94C16-80 8-76 4-72L8-40H-8L-4-72C-8-76-16-80-26-94Z', k) +
    path('M-8-46h16v6h-16z', s),
  suitcase: ({ s, m, n, k }: SceneColours): string =>
    `<path d="M-20-84v-22q0-8 8-8h24q8 0 8 8v22" fill="none" stroke="${n}" stroke-width="7"/>` +
    path('M-54-86h108v74h-108z', m) +
    path(box(-36, -86, 10, 74) + box(26, -86, 10, 74) + box(-46, -12, 14, 12) + box(32, -12, 14, 12), n) +
    path('M36-70l26 8-4 34-16 4-8-6z', k) +
    path(disc(-2, -52, 10), s),
  telephone: ({ s, m, n, k }: SceneColours): string =>
    path('M-34-70H34L60-8H-60Z', n) +
    path('M-70-72C-70-112 70-112 70-72V-64H36V-80C20-88-20-88-36-80V-64H-70Z', m) +
    path(disc(0, -38, 24), s) +
    `<circle cy="-38" r="16" fill="none" stroke="${k}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 12.57"/>` +
    path(disc(0, -38, 6), k),
  handset: ({ s, m, n, k }: SceneColours): string =>
    path('M-36-122h54q6 0 6 6v102q0 6-6 6h-54q-6 0-6-6v-102q0-6 6-6z', n) +
    path(box(-36, -112, 54, 84), s) +
    path('M-24-92h20l10 10v28h-30z', k) +
    path('M-18-76h16v4h-16zM-18-68h16v4h-16z', n) +
    path(
      each([0, 1, 2, 3], (i) => box(36 + i * 11, -20 - i * 16, 7, 12 + i * 16)),
      m,
    ),
  taxi: ({ s, m, n, k }: SceneColours): string =>
    path('M-74-16V-38C-72-46-56-48-48-50L-28-78H24L48-50C64-48 74-44 74-32V-16Z', k) +
    path('M-38-50L-22-70H-4V-50ZM4-50V-70H20L36-50Z', s) +
    path(`${box(-74, -36, 148, 7)}${box(-12, -90, 24, 10)}`, m) +
    path(disc(-42, -16, 15) + disc(42, -16, 15), n) +
    path(disc(-42, -16, 6) + disc(42, -16, 6), s),
  tower: ({ s, m, n, k }: SceneColours): string =>
    path('M-80 0V-22H-64V0ZM0 0V-26H80V0Z', s) +
    path('M-50 0L-45-76H-31L-26 0Z', m) +
    path('M-60-96H-16L-22-76H-54ZM-40-112h4v16h-4z', n) +
    path('M-56-92h36l-2 8h-32z', k) +
    path('M-6-66L56-96C68-101 78-96 70-89L46-76 40-34 31-32 26-66 8-57 5-44-1-44-2-56-12-62Z', n),
  train: ({ s, m, n, k }: SceneColours): string =>
    `<path d="M-22-12L-58 0M22-12L58 0M-40-5H40" stroke="${n}" stroke-width="5"/>` +
    path('M-42-12V-88C-42-116-22-124 0-124S42-116 42-88V-12Z', m) +
    path('M-30-70V-90C-30-104-16-108 0-108S30-104 30-90V-70Z', s) +
    path(`${box(-42, -60, 84, 10)}${box(-30, -22, 60, 10)}M-2-108h4v38h-4z`, n) +
    path(disc(-26, -38, 7) + disc(26, -38, 7), k),
  bowl: ({ s, m, n, k }: SceneColours): string =>
    `<path d="M-24-88c-8-10 8-16 0-28M0-96c-8-10 8-16 0-28M24-88c-8-10 8-16 0-28" fill="none" stroke="${m}" stroke-width="5"/>` +
    path('M-56-48C-48-84 48-84 56-48Z', s) +
    path(disc(-20, -58, 6) + disc(6, -66, 6) + disc(28, -56, 6), k) +
    path('M-64-50H64C62-22 44-8 26-8H-26C-44-8-62-22-64-50Z', n) +
    path('M-54-40H54L50-30H-50Z', m),
  kite: ({ s, m, n, k }: SceneColours): string =>
    path('M-80 0V-16C-50-44-20-34 0-20C30-36 60-30 80-12V0Z', s) +
    `<path d="M4-52C-24-44-6-28-34-24S-40-6-56-4" fill="none" stroke="${n}" stroke-width="3"/>` +
    path('M22-130L56-92 4-52-12-100Z', m) +
    path('M22-130L56-92 20-88ZM20-88L4-52-12-100Z', k) +
    path('M-14-42l12 6-2-12zM-40-26l12 8 2-12z', n),
} satisfies Record<string, (c: SceneColours) => string>;

export type SubjectName = keyof typeof SUBJECT;
