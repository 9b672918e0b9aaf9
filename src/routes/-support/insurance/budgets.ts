/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-travel-insurance': 195.5,
  '/iran-travel-insurance?step=passengers&order=1': 203.9,
  '/iran-travel-insurance?step=confirm&order=1': 200.7,
  '/iran-travel-insurance/issue/1': 198.2,
  '/iran-travel-insurance/check': 126.8,
  '/insurance-rules': 125,
  '/profile/orders/1#src/screens/insurance/OrderPage.tsx': 160,
};
