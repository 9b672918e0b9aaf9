/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-visa': 164.2,
  '/iran-visa/request': 221.9,
  '/iran-visa/confirm/1': 214.1,
  '/iran-visa/issue/1': 222,
  '/iran-visa/itinerary/1': 125,
  '/staff/visa/1': 147.3,
  '/visa-rules': 125,
};
