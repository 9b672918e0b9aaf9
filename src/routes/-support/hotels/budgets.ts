/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/hotel': 153.4,
  '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08': 211.6,
  '/hotel/isfahan/abbasi-hotel?departing=2026-12-05&returning=2026-12-08': 222.5,
  '/hotel/reserve/passengers?order=1': 220.8,
  '/hotel/reserve/confirm?order=1': 217.8,
  '/hotel/issue/1': 166.4,
  '/hotel-rules': 150,
};
