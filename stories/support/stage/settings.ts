import { isRun } from '../is-run.ts';

export type Settings = {
  readonly theme: string;
  readonly dir: string;
  /** Width of the page in the frame, px. */
  readonly width: 390 | 1350;
  readonly hasLongNames: boolean;
  /** Only the screen on the page, for tests; otherwise in a frame beside its chart. */
  readonly isPage: boolean;
};

export const settingsOf = ({ theme, dir, width, names, stage }: Readonly<Record<string, unknown>>): Settings => ({
  theme: String(theme ?? 'system'),
  dir: String(dir ?? 'ltr'),
  width: String(width) === '1350' ? 1350 : 390,
  hasLongNames: names === 'long',
  // In the run the screen is in the page itself, where axe checks all of it.
  isPage: isRun || stage === 'page',
});
