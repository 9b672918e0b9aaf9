/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-flight': 135.7,
  '/flights/THR-SYZ?departing=2026-12-05': 197.4,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=passengers': 216.1,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=confirm': 213.4,
  '/flights/issue/1': 148.5,
  '/flight-rules': 125,
};
