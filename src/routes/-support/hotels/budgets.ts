/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/hotel': 148.5,
  '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08': 209.6,
  '/hotel/isfahan/abbasi-hotel?departing=2026-12-05&returning=2026-12-08': 219.7,
  '/hotel/reserve/passengers?order=1': 220.8,
  '/hotel/reserve/confirm?order=1': 216,
  '/hotel/issue/1': 163,
  '/hotel-rules': 125,
};
