/** What the toolbar says. */
export type Settings = {
  readonly theme: string;
  readonly dir: string;
  /** Of the page in the frame, px. */
  readonly width: 390 | 1350;
  readonly hasLongNames: boolean;
  /** The screen alone on the page, as tests look at it; else in a frame beside its chart. */
  readonly isPage: boolean;
};

/** In a test the screen stands in the page itself, where axe reads all of it. */
const isTest = '__vitest_browser__' in globalThis;

export const settingsOf = ({ theme, dir, width, names, stage }: Readonly<Record<string, unknown>>): Settings => ({
  theme: String(theme ?? 'system'),
  dir: String(dir ?? 'ltr'),
  width: String(width) === '1350' ? 1350 : 390,
  hasLongNames: names === 'long',
  isPage: isTest || stage === 'page',
});
