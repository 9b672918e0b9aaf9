/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-visa': 164.3,
  '/iran-visa/request': 228.9,
  '/iran-visa/confirm/1': 219.7,
  '/iran-visa/issue/1': 227.9,
  '/iran-visa/itinerary/1': 125,
  '/staff/visa/1': 147.2,
  '/visa-rules': 125,
};
