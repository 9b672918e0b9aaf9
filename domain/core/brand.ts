/** The one place that holds the name of the site and who sells: an owner writes their own here. */
export const BRAND = {
  name: 'Safar',
  nameFa: 'سفر',
  /** On receipts, below the name. */
  sellerAddress: ['Address of the seller: not set, because this site is a demonstration'],
} as const;
