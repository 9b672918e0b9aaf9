/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-transportation': 200,
  '/iran-transportation?step=passengers&order=1': 205,
  '/iran-transportation?step=confirm&order=1': 202,
  '/iran-transportation/issue/1': 200,
  '/profile/orders/1#src/screens/transport/OrderPage.tsx': 190,
};
