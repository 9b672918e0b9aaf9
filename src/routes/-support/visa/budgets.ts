/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-visa': 164.7,
  '/iran-visa/request': 223.7,
  '/iran-visa/confirm/1': 216,
  '/iran-visa/issue/1': 223.9,
  '/iran-visa/itinerary/1': 125,
  '/staff/visa/1': 149,
  '/visa-rules': 125,
  '/profile/orders/1#src/screens/visa/OrderPage.tsx': 154,
};
