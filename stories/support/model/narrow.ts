/** CSS px: the narrowest screen that is promised. */
const NARROWEST = 320;

/** The story run alone: the frame of Storybook itself is the reviewer's. */
const isRun = '__vitest_browser__' in globalThis;
/** Sheets of reviewers, made for a desk: no traveller sees them. */
const SHEETS = /^(?:Atlas|Welcome|States\/Stage|UI\/Tokens|UI\/Shell)/;

/** No story of a screen is wider than the narrowest phone. Throws with what sticks out. */
export function expectNarrow({ title }: { readonly title: string }): void {
  const fault = SHEETS.test(title) ? null : widthFault();
  if (fault) throw new Error(fault);
}

/**
 * What is wider than the narrowest phone, in words; null for nothing. The frame of the run is narrowed for a moment, so that
 * style sheets see such a screen, and what stands there is measured as it is: nothing is drawn again.
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

/** The innermost elements that end beyond the screen. */
const sticksOut = (): string =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > NARROWEST + 0.5 || left < -0.5;
    })
    .slice(-3)
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
    .join(' … ');
