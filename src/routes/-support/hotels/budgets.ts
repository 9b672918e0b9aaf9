/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/hotel': 135.4,
  '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08': 203.4,
  '/hotel/isfahan/abbasi-hotel?departing=2026-12-05&returning=2026-12-08': 211,
  '/hotel/reserve/passengers?order=1': 214.1,
  '/hotel/reserve/confirm?order=1': 212.3,
  '/hotel/issue/1': 162.1,
  '/hotel-rules': 125,
  '/profile/orders/1#src/screens/hotels/OrderPage.tsx': 153,
};
