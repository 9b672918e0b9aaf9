// Scenes behind the arch, drawn on a ground line y = 0, x from -80 to 80.
import { f, path } from '#src/ui/tiles/geometry.ts';

const dome = (x: number, y: number, w: number, h: number) =>
  `M${x - w} ${y}C${x - w * 1.45} ${f(y - h * 0.42)} ${f(x - w * 0.8)} ${f(y - h * 0.8)} ${x} ${y - h}C${f(x + w * 0.8)} ${f(y - h * 0.8)} ${f(x + w * 1.45)} ${f(y - h * 0.42)} ${x + w} ${y}Z`;
const arch = (x: number, w: number, h: number, y = 0) =>
  `M${f(x - w)} ${f(y)}V${f(y - h * 0.52)}C${f(x - w)} ${f(y - h * 0.78)} ${f(x - w * 0.5)} ${f(y - h * 0.9)} ${f(x)} ${f(y - h)}C${f(x + w * 0.5)} ${f(y - h * 0.9)} ${f(x + w)} ${f(y - h * 0.78)} ${f(x + w)} ${f(y - h * 0.52)}V${f(y)}Z`;
const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const cypress = (x: number, h: number) =>
  `M${x} 0C${f(x - h * 0.16)} ${f(-h * 0.2)} ${f(x - h * 0.1)} ${f(-h * 0.7)} ${x} ${-h}C${f(x + h * 0.1)} ${f(-h * 0.7)} ${f(x + h * 0.16)} ${f(-h * 0.2)} ${x} 0Z`;
const minaret = (x: number, h: number) =>
  `M${x - 4} 0L${x - 3} ${-h}H${x - 5}V${-h - 4}H${x - 2.5}V${-h - 14}L${x} ${-h - 20}L${x + 2.5} ${-h - 14}V${-h - 4}H${x + 5}V${-h}H${x + 3}L${x + 4} 0Z`;
/** Far, mid, near and light of a palette. */
export type SceneColours = { readonly s: string; readonly m: string; readonly n: string; readonly k: string };
type Scene = (c: SceneColours) => string;

export const SCENE = {
  dome: (c: SceneColours): string =>
    path(minaret(-46, 92) + minaret(46, 92) + dome(0, -62, 30, 66) + rect(-30, -64, 60, 10), c.m) +
    path(rect(-66, -40, 132, 40) + rect(-27, -60, 54, 60), c.n) +
    path(`${arch(0, 17, 50) + arch(-44, 8, 28) + arch(44, 8, 28)}M0-128v-12`, c.k, c.m, 1),
  shrine: (c: SceneColours): string =>
    path(minaret(-38, 96) + minaret(38, 72) + dome(2, -58, 26, 58), c.k) +
    path(rect(-70, -38, 140, 38) + rect(-26, -60, 56, 60), c.n) +
    path(arch(2, 18, 50) + arch(-50, 8, 26) + arch(52, 8, 26), c.s),
  badgir: (c: SceneColours): string => {
    const t = (x: number, w: number, h: number) => rect(x, -h, w, h) + rect(x - 2, -h - 3, w + 4, 4),
      sl = (x: number, w: number, h: number) => {
        let d = '';
        for (let i = 1; i < w / 5; i++) d += rect(x + i * 5 - 1, -h + 5, 2, 30);
        return d;
      };
    return (
      path(dome(-48, -30, 22, 26) + t(-14, 26, 118) + t(34, 22, 88), c.m) +
      path(rect(-80, -30, 160, 30) + dome(-10, -30, 18, 20), c.n) +
      path(sl(-14, 26, 118) + sl(34, 22, 88) + arch(-48, 7, 20) + arch(20, 7, 20), c.s)
    );
  },
  pavilion: (c: SceneColours): string =>
    path(cypress(-58, 104) + cypress(58, 92) + cypress(-74, 70) + cypress(74, 62), c.m) +
    path('M-34-78C-30-100-8-104 0-114C8-104 30-100 34-78ZM-38-78h76v8h-76zM-46-8h92v8h-92z', c.n) +
    path(
      rect(-34, -70, 5, 62) +
        rect(-13, -70, 5, 62) +
        rect(8, -70, 5, 62) +
        rect(29, -70, 5, 62) +
        rect(-10, -26, 20, 18),
      c.n,
    ),
  azadi: (c: SceneColours): string =>
    path('M-80-52L-52-84L-34-66L-6-104L22-70L46-92L80-56V0H-80Z', c.s) +
    path('M-56 0C-36-20-25-48-24-80L-27-112H27L24-80C25-48 36-20 56 0H28C20-30 12-44 0-54C-12-44-20-30-28 0Z', c.n) +
    path('M-14-106v34M0-106v44M14-106v34', undefined, c.s, 1.5),
  house: (c: SceneColours): string =>
    path(cypress(-66, 92) + cypress(66, 92), c.m) +
    path(rect(-52, -84, 104, 84) + dome(0, -84, 16, 20), c.n) +
    path(arch(0, 18, 66) + arch(-36, 9, 40) + arch(36, 9, 40), c.k) +
    path('M0-64V0M-18-34h36M-9-54V0M9-54V0', undefined, c.n, 1.5) +
    path(rect(-52, -3, 104, 3), c.s),
  court: (c: SceneColours): string =>
    path(rect(-80, -62, 160, 62) + rect(-30, -104, 60, 104) + dome(0, -104, 15, 20), c.m) +
    path(arch(-62, 11, 44) + arch(-42, 7, 36) + arch(0, 20, 88) + arch(42, 7, 36) + arch(62, 11, 44), c.s) +
    path(cypress(-30, 84) + cypress(30, 84), c.n) +
    path('M-40 0L-26-16H26L40 0Z', c.k),
  arg: (c: SceneColours): string =>
    path('M-80-40L-40-74L-10-52L30-88L80-48V0H-80Z', c.s) +
    path('M-40 0V-86H-34V-92H-26V-86H-14V-92H-6V-86H6V-92H14V-86H26V-92H34V-86H40V0Z', c.n) +
    path(arch(0, 16, 62), c.k) +
    path(dome(-60, -18, 15, 18) + dome(60, -18, 15, 18) + rect(-76, -18, 152, 18), c.m),
  dhow: (c: SceneColours): string =>
    path('M8-26V-96C34-84 44-56 40-30ZM2-26V-84C-16-76-34-52-38-32Z', c.k) +
    path('M-58-24C-30-16 34-16 60-32L46-6H-42Z', c.n) +
    path('M-80-4C-66-10-54-10-40-4S-14 2 0-4S26-10 40-4S66 2 80-4V0H-80Z', c.m) +
    path('M5-100V-24', undefined, c.n, 2.5),
  rocks: (c: SceneColours): string =>
    path('M-80 0V-70L-62-96L-50-92L-38-50L-20-46L-8-84L10-92L22-60L44-56L56-104L70-98L80-60V0Z', c.m) +
    path('M-80 0V-26L-40-34L-10-22L30-36L80-20V0Z', c.n) +
    path('M-66-84l10 60M62-92l-8 50M6-84l-6 40', undefined, c.s, 1.5),
  hills: (c: SceneColours): string =>
    path('M-80-20C-60-70-36-80-14-52C4-92 40-96 80-40V0H-80Z', c.m) +
    path('M-80-8C-44-44-10-38 12-22C34-44 60-38 80-16V0H-80Z', c.n) +
    path('M-52-60C-40-44-34-40-20-38M26-76C34-58 44-48 62-42', undefined, c.s, 2),
  kalut: (c: SceneColours): string =>
    path('M-80-30L-64-72L-48-70L-40-34L-22-30L-8-88L14-92L26-38L40-34L50-64L66-62L80-24V0H-80Z', c.m) +
    path('M-80 0C-40-30-10-26 20-12S60-20 80-14V0Z', c.n) +
    path('M-4-74h16M-6-60h24M-60-60h12M52-54h12', undefined, c.s, 1.5),
  citadel: (c: SceneColours): string =>
    path('M-80 0V-34L-50-60L-20-70L20-74L54-54L80-30V0Z', c.s) +
    path('M-34-40V-82H-28V-88H-20V-82H-12V-106H-6V-112H6V-106H12V-82H20V-88H28V-82H34V-40Z', c.m) +
    path('M-72 0V-44H-66V-50H-56V-44H-44V-36H44V-44H56V-50H66V-44H72V0Z', c.n) +
    path(arch(0, 9, 28) + arch(0, 4, 16, -76), c.k),
  tower: (c: SceneColours): string =>
    path('M-80-40L-50-92L-30-70L0-112L36-72L56-90L80-50V0H-80Z', c.s) +
    path('M-24-34L-6-112L0-124L6-112L24-34Z', c.m) +
    path(rect(-40, -34, 80, 34), c.n) +
    path(
      rect(-32, -28, 5, 28) +
        rect(-18, -28, 5, 28) +
        rect(-4, -28, 8, 28) +
        rect(13, -28, 5, 28) +
        rect(27, -28, 5, 28),
      c.s,
    ),
  grotto: (c: SceneColours): string =>
    path('M-80 0V-96L-58-120L-20-108L10-128L52-104L80-112V0Z', c.m) +
    path(arch(-22, 26, 80) + arch(40, 15, 50), c.n) +
    path('M-22-6V-40M-34-6V-32M-10-6V-32', undefined, c.s, 3) +
    path(rect(-80, -6, 160, 6), c.k),
  arcs: (c: SceneColours): string =>
    path('M-80-26C-70-92-14-92-4-26M4-26C14-92 70-92 80-26', undefined, c.n, 5) +
    path('M-62-26v-34M-42-26v-46M-22-26v-34M22-26v-34M42-26v-46M62-26v-34', undefined, c.n, 1.5) +
    path(rect(-80, -28, 160, 6) + rect(-6, -28, 12, 28), c.n) +
    path('M-80-8C-60-14-50-4-30-8S0-14 20-8S60-4 80-8V0H-80Z', c.m),
  mills: (c: SceneColours): string =>
    path('M-80 0V-70H80V0Z', c.m) +
    path(arch(-54, 14, 50, -10) + arch(-8, 14, 50, -10) + arch(44, 14, 50, -10), c.n) +
    path('M-66-40v40M-54-44v44M-20-40v40M-8-44v44M32-40v40M44-44v44', undefined, c.s, 4) +
    path(rect(-80, -10, 160, 10), c.k),
  huts: (c: SceneColours): string =>
    path('M-80-50L-40-104L-8-66L26-112L80-52V0H-80Z', c.s) +
    path('M-80 0V-30C-66-50-58-44-50-34C-40-56-24-50-18-34C-4-54 14-52 22-34C34-54 60-52 80-30V0Z', c.m) +
    path(
      'M-44-30L-10-66L24-30ZM-34-32h48V-10H-34zM-30-10h4V0h-4zM6-10h4V0h-4zM30-20L52-44L74-20ZM36-22h32V0H36z',
      c.n,
    ) +
    path(rect(-16, -26, 12, 16), c.k),
  drum: (c: SceneColours): string =>
    path(rect(-22, -96, 44, 96) + dome(0, -96, 20, 26), c.m) +
    path(rect(-72, -34, 144, 34), c.n) +
    path('M-22-84h44M-22-70h44M-22-56h44M-22-42h44', undefined, c.s, 2) +
    path(arch(0, 10, 28) + arch(-44, 8, 22) + arch(44, 8, 22), c.k),
  church: (c: SceneColours): string =>
    path('M-80-36L-40-70L0-50L44-78L80-40V0H-80Z', c.s) +
    path('M-18-62V-84L0-116L18-84V-62ZM-46-30L-46-48L0-66L46-48V0H-46Z', c.m) +
    path(arch(0, 9, 34) + rect(-32, -36, 7, 14) + rect(25, -36, 7, 14), c.k) +
    path('M0-130v14M-5-125h10', undefined, c.m, 2.5) +
    path('M-80-4H80V0H-80Z', c.n),
  soltan: (c: SceneColours): string =>
    path(dome(0, -66, 34, 62), c.m) +
    path([-40, -24, 24, 40].map((x) => rect(x - 3, -92, 6, 30)).join('') + rect(-46, -66, 92, 66), c.n) +
    path(arch(0, 14, 46) + arch(-30, 7, 30) + arch(30, 7, 30), c.s) +
    path(rect(-46, -58, 92, 4), c.k),
  qabus: (c: SceneColours): string =>
    path('M-80-14C-40-34 0-24 80-30V0H-80Z', c.m) +
    path('M-22-8L-18-92H18L22-8ZM-18-92L0-134L18-92Z', c.n) +
    path('M-11-8l2-84M0-8V-92M11-8l-2-84', undefined, c.s, 2) +
    path('M-80 0C-30-16 30-14 80-8V0Z', c.k),
  steps: (c: SceneColours): string => {
    let a = '',
      b = '',
      w = '';
    (
      [
        [-66, -34, 40],
        [-22, -34, 44],
        [26, -34, 46],
        [-50, -64, 36],
        [-8, -64, 40],
        [-34, -94, 34],
        [6, -92, 30],
      ] as const
    ).forEach(([x, y, l], i) => {
      if (i % 2) a += rect(x, y, l, 34);
      else b += rect(x, y, l, 34);
      w += rect(x + 8, y + 10, 6, 10) + rect(x + l - 15, y + 10, 6, 10);
    });
    return path('M-80-40L-30-120L30-108L80-50V0H-80Z', c.s) + path(b, c.m) + path(a, c.n) + path(w, c.k);
  },
  columns: (c: SceneColours): string =>
    path('M-80-30L-44-58L0-40L40-64L80-34V0H-80Z', c.s) +
    path(
      [-50, -18, 14, 46]
        .map((x, i) => {
          const h = [104, 84, 104, 66][i] ?? 0;
          return `M${x - 5}-10L${x - 4}-${h}H${x + 4}L${x + 5}-10ZM${x - 9}-${h}V-${h + 7}C${x - 14}-${h + 9} ${x - 13}-${h + 16} ${x - 8}-${h + 14}L${x}-${h + 9}L${x + 8}-${h + 14}C${x + 13}-${h + 16} ${x + 14}-${h + 9} ${x + 9}-${h + 7}V-${h}Z`;
        })
        .join(''),
      c.n,
    ) +
    path('M-80 0V-10H-64V-14H64V-10H80V0Z', c.m),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENE;

/** For places without a scene of their own. */
export const SCENES_ANY: readonly SceneName[] = ['court', 'house', 'dome', 'badgir', 'pavilion'];
