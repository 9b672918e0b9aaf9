/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-visa': 163.9,
  '/iran-visa/request': 227.6,
  '/iran-visa/confirm/1': 217.3,
  '/iran-visa/issue/1': 227.6,
  '/iran-visa/itinerary/1': 125,
  '/staff/visa/1': 146.8,
  '/visa-rules': 125,
};
