/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-transportation': 191,
  '/iran-transportation?step=passengers&order=1': 207.5,
  '/iran-transportation?step=confirm&order=1': 202,
  '/iran-transportation/issue/1': 196,
  '/profile/orders/1#src/screens/transport/OrderPage.tsx': 160,
};
