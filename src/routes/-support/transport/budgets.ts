/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-transportation': 191.9,
  '/iran-transportation?kind=train': 125.4,
  '/iran-transportation?kind=train&from=tehran&to=mashhad&day=2026-12-12&women=1': 134.6,
  '/iran-transportation?kind=train&from=tehran&to=mashhad&day=2026-12-12&women=1&run=SIM+115&class=b4': 163.7,
  '/iran-transportation?step=passengers&order=1': 209,
  '/iran-transportation?step=confirm&order=1': 204.4,
  '/iran-transportation/issue/1': 188.9,
  '/iran-transportation/issue/1#src/routes/-support/transport/RideTracker.tsx': 201.5,
  '/profile/orders/1#src/screens/transport/OrderPage.tsx': 160.8,
  '/iran-transportation/ask': 192.2,
  '/iran-transportation/ask/1': 192.2,
  '/transportation-rules': 127,
};

/** Of those who look at a price few go on, and fewer ask: pages of others get no heavier for them. */
export const rare: readonly string[] = [
  '/iran-transportation?step=passengers&order=1',
  '/iran-transportation?step=confirm&order=1',
  '/iran-transportation/issue/1',
  '/iran-transportation/issue/1#src/routes/-support/transport/RideTracker.tsx',
  '/iran-transportation/ask',
  '/iran-transportation/ask/1',
];
