/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-visa': 171.1,
  '/iran-visa/request': 234.3,
  '/iran-visa/confirm/1': 224.2,
  '/iran-visa/issue/1': 234.6,
  '/iran-visa/itinerary/1': 127.7,
  '/staff/visa/1': 153.2,
  '/visa-rules': 150,
};
