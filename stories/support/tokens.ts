/** A design token; dark: null when both themes share the value. */
export type Token = { readonly name: string; readonly light: string; readonly dark: string | null };

const declarations = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const blockAfter = (css: string, selector: string): string => {
  const start = css.indexOf('{', css.indexOf(selector));
  return css.slice(start, css.indexOf('}', start));
};

export function tokensOf(css: string): readonly Token[] {
  const dark = declarations(blockAfter(css, ':root[data-theme="dark"]'));
  return [...declarations(blockAfter(css, ':root {'))].map(([name, light]) => ({
    name,
    light,
    dark: dark.get(name) ?? null,
  }));
}

export const isColour = ({ light }: Token): boolean => light.startsWith('#');

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours like `#12222b`, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and background pairs with their required contrast: 4.5 for text, 3 for borders and icons. */
export const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['bg', 'sunken', 'surface', 'raised'].flatMap(
    (ground) => ['ink', 'ink-2', 'ink-3', 'accent'].map((ink) => [ink, ground, 4.5]) as [string, string, number][],
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-2', 4.5],
  ['accent-ink', 'accent-soft', 4.5],
  ['warn-ink', 'warn-soft', 4.5],
  ['stop', 'bg', 4.5],
  ['stop-ink', 'stop-soft', 4.5],
  ['done', 'bg', 4.5],
  ['done-ink', 'done-soft', 4.5],
  ['edge', 'bg', 3],
  ['edge', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
];
