/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/insurance': 200,
  '/insurance/passengers/1': 200,
  '/insurance/confirm/1': 200,
  '/insurance/issue/1': 200,
};
