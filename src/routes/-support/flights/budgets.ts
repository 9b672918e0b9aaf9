/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-flight': 150,
  '/flights/THR-SYZ?departing=2026-12-05': 202.4,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=passengers': 221.5,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=confirm': 218.7,
  '/flights/issue/1': 154,
  '/flight-rules': 150,
};
