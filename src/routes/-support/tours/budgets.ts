/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-tours': 165,
  '/iran-tours/search': 165,
  '/iran-tours/classic-iran-8-days': 200,
  '/iran-tours/classic-iran-8-days?step=passengers&order=1': 209,
  '/iran-tours/classic-iran-8-days?step=confirm&order=1': 209,
  '/iran-tours/issue/1': 200,
  '/profile/orders/1#src/screens/tours/OrderPage.tsx': 159.5,
};
