/** CSS px: the narrowest supported screen. */
const NARROWEST = 320;

/** Only in the story run: in Storybook the frame belongs to the reviewer. */
const isRun = '__vitest_browser__' in globalThis;
/** Sheets for reviewers at a desk, not for travellers. */
const SHEETS = /^(?:Atlas|Welcome|States\/Stage|UI\/Tokens|UI\/Shell)/;

/** Throws when a screen's story is wider than the narrowest phone, with the elements that overflow. */
export function expectNarrow({ title }: { readonly title: string }): void {
  const fault = SHEETS.test(title) ? null : widthFault();
  if (fault) throw new Error(fault);
}

/**
 * Elements wider than the narrowest phone, in words; null when there are none. The frame of the run is narrowed for a
 * moment, so that media queries apply, and the layout is measured without a new render.
 */
export function widthFault(): string | null {
  const frame = isRun ? (window.frameElement as HTMLElement | null) : null;
  if (!frame) return null;
  const { width, minWidth } = frame.style;
  Object.assign(frame.style, { width: `${NARROWEST}px`, minWidth: '0' });
  try {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > NARROWEST ? `${scrollWidth} px wide on a screen of ${NARROWEST}: ${sticksOut()}` : null;
  } finally {
    Object.assign(frame.style, { width, minWidth });
  }
}

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
