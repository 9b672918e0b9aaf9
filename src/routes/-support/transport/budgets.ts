/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/transport': 200,
  '/transport/passengers/1': 200,
  '/transport/confirm/1': 200,
  '/transport/issue/1': 200,
  '/profile/orders/1#src/screens/transport/OrderPage.tsx': 190,
};
