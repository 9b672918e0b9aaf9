/** Maximum that its pages load while idle, in kB of gzip -9; checked by `scripts/budgets.ts`. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-travel-insurance': 200,
  '/iran-travel-insurance?step=passengers&order=1': 220,
  '/iran-travel-insurance?step=confirm&order=1': 220,
  '/iran-travel-insurance/issue/1': 200,
  '/iran-travel-insurance/check': 135,
  '/insurance-rules': 126,
};
