// Text widths for a layout without a browser: DejaVu Sans in thousandths of the font size. It is the widest of the
// fallbacks for Instrument Sans, so that labels never overlap.
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ ' ': 318, '(': 390, ')': 390, ',': 318, '-': 361, '.': 318, '/': 337, ':': 337, '[': 390, ']': 390, '…': 1000 },
  ...{ f: 352, i: 278, j: 278, l: 278, r: 411, t: 392, c: 550, k: 579, s: 521, v: 592, x: 592, y: 592, z: 525 },
  ...{ m: 974, w: 818, M: 863, W: 989, I: 295, J: 295 },
};
const SMALL_LETTER = 625;
const CAPITAL = 700;
const BOLD = 1.12;

/** In px. */
export function textWidth(text: string, size: number, isBold = false): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[letter] ?? (letter >= 'A' && letter <= 'Z' ? CAPITAL : SMALL_LETTER);
  return Math.ceil((sum / 1000) * size * (isBold ? BOLD : 1));
}
