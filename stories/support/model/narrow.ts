import { isRun } from '../is-run.ts';

/** CSS px: the narrowest supported screen. */
const NARROWEST = 320;

/** Sheets for reviewers at a desk, not for travellers. */
const SHEETS = /^(?:Atlas|Welcome|States\/Stage|UI\/Tokens|UI\/Shell)/;

/** Throws when a screen's story is wider than the narrowest phone, with the elements that overflow. */
export function expectNarrow({ title }: { readonly title: string }): void {
  const fault = SHEETS.test(title) ? null : widthFault();
  if (fault) throw new Error(fault);
}

/**
 * Elements wider than the narrowest phone, in words; null when there are none. The layout is measured without a new
 * render.
 */
export function widthFault(): string | null {
  if (!frame()) return null;
  const widen = narrowFrame();
  try {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > NARROWEST ? `${scrollWidth} px wide on a screen of ${NARROWEST}: ${sticksOut()}` : null;
  } finally {
    widen();
  }
}

/** Makes the frame of the run as wide as the narrowest phone, so that media queries apply. Returns a function that undoes it. */
export function narrowFrame(): () => void {
  const style = frame()?.style;
  if (!style) return () => {};
  const { width, minWidth } = style;
  Object.assign(style, { width: `${NARROWEST}px`, minWidth: '0' });
  return () => {
    Object.assign(style, { width, minWidth });
  };
}

/** In Storybook the frame belongs to the reviewer. */
const frame = (): HTMLElement | null => (isRun ? (window.frameElement as HTMLElement | null) : null);

/** The innermost elements that overflow the screen. */
const sticksOut = (): string =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > NARROWEST + 0.5 || left < -0.5;
    })
    .slice(-3)
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
    .join(' … ');
