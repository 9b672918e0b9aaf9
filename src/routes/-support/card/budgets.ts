/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-travel-card': 160,
  '/iran-travel-card?step=wish': 200,
  '/iran-travel-card?step=passengers&order=1': 205,
  '/iran-travel-card?step=confirm&order=1': 202,
  '/iran-travel-card/issue/1': 200,
  '/iran-travel-card-rules': 125,
  '/profile/orders/1#src/screens/card/OrderPage.tsx': 190,
};
