/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/tours': 200,
  '/tours/passengers/1': 200,
  '/tours/confirm/1': 200,
  '/tours/issue/1': 200,
};
