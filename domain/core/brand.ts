export const BRAND = {
  name: 'Safar',
  nameFa: 'سفر',
  /** `--accent` of the light theme. Mails and papers use it, where no style sheet is. */
  accent: '#006468',
  /** Printed on receipts below the name. */
  sellerAddress: ['Address of the seller: not set, because this site is a demonstration'],
} as const;
