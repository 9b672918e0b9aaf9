/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-flight': 135.1,
  '/flights/THR-SYZ?departing=2026-12-05': 197,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=passengers': 214.7,
  '/flights/THR-SYZ?departing=2026-12-05&order=1&step=confirm': 214,
  '/flights/issue/1': 149.4,
  '/flight-rules': 125,
  '/profile/orders/1#src/screens/flights/OrderPage.tsx': 158,
};
