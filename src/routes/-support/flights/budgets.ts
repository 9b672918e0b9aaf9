/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-flight': 136,
  '/flights/THR-SYZ?departing=2026-12-05': 197.9,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=passengers': 219,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=confirm': 215.3,
  '/flights/issue/1': 148.4,
  '/flight-rules': 125,
};
