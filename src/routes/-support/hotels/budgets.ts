/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/hotel': 149.3,
  '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08': 210.4,
  '/hotel/isfahan/abbasi-hotel?departing=2026-12-05&returning=2026-12-08': 220.5,
  '/hotel/reserve/passengers?order=1': 221.9,
  '/hotel/reserve/confirm?order=1': 217,
  '/hotel/issue/1': 163.6,
  '/hotel-rules': 125,
};
