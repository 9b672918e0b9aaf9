import { euro } from '#domain/core/money.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';

const guest = {
  kind: 'extras',
  isBusy: false,
  news: null,
  problem: null,
  balance: null,
  isBalanceUsed: false,
} satisfies OrderExtrasView;
const refused = (fault: string): OrderExtrasView => ({
  ...guest,
  problem: {
    code: 'invalid_details',
    message: 'See the fields',
    fields: { code: fault },
  } as OrderExtrasView['problem'],
});

export const orderExtrasViews = {
  guest,
  applying: { ...guest, isBusy: true },
  applied: { ...guest, news: 'applied' },
  removed: { ...guest, news: 'removed' },
  unknownCode: refused('discount_unknown'),
  usedCode: refused('discount_used'),
  offline: { ...guest, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  smallBalance: { ...guest, balance: euro(5000) },
  smallBalanceUsed: { ...guest, balance: euro(5000), isBalanceUsed: true },
  largeBalanceUsed: { ...guest, balance: euro(90_000), isBalanceUsed: true },
} satisfies Record<string, OrderExtrasView>;
