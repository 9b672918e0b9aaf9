/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-tours': 165,
  '/iran-tours/search': 165,
  '/iran-tours/classic-iran-8-days': 200,
  '/iran-tours/classic-iran-8-days?step=passengers&order=1': 209,
  '/iran-tours/classic-iran-8-days?step=confirm&order=1': 209,
  '/iran-tours/issue/1': 200,
  '/iran-tours/ask?tour=classic-iran-8-days': 188.3,
  '/iran-tours/ask/1': 205.1,
  '/profile/orders/1#src/screens/tours/OrderPage.tsx': 159.6,
};

/** Few people ask: these pages hardly have a say in how the build joins the files of all pages. */
export const rare = ['/iran-tours/ask?tour=classic-iran-8-days', '/iran-tours/ask/1'] as const;
