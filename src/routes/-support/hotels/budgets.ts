/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/hotel': 136.3,
  '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08': 210.2,
  '/hotel/isfahan/abbasi-hotel?departing=2026-12-05&returning=2026-12-08': 218.3,
  '/hotel/reserve/passengers?order=1': 219.3,
  '/hotel/reserve/confirm?order=1': 217.3,
  '/hotel/issue/1': 163.5,
  '/hotel-rules': 125,
};
