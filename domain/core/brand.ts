export const BRAND = {
  name: 'Safar',
  nameFa: 'سفر',
  /** Printed on receipts below the name. */
  sellerAddress: ['Address of the seller: not set, because this site is a demonstration'],
} as const;
