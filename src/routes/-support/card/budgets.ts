/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/card': 200,
  '/card/passengers/1': 200,
  '/card/confirm/1': 200,
  '/card/issue/1': 200,
  '/profile/orders/1#src/screens/card/OrderPage.tsx': 190,
};
