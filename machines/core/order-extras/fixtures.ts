import { euro } from '#domain/core/money.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';

const guest = {
  kind: 'extras',
  isBusy: false,
  news: null,
  ...UNTOUCHED,
  balance: null,
  isBalanceUsed: false,
} satisfies OrderExtrasView;
const refused = (fault: FieldProblem): OrderExtrasView => ({
  ...guest,
  faults: [{ field: 'code', code: fault }],
  problem: {
    code: 'invalid_details',
    message: 'See the fields',
    fields: { code: fault },
  },
});

export const orderExtrasViews = {
  guest,
  applying: { ...guest, isBusy: true },
  applied: { ...guest, news: 'applied' },
  removed: { ...guest, news: 'removed' },
  noCode: { ...guest, faults: [CODE_MISSING] },
  noCodeFocused: { ...guest, faults: [CODE_MISSING], focusAsked: 1 },
  unknownCode: refused('discount_unknown'),
  usedCode: refused('discount_used'),
  offline: { ...guest, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  smallBalance: { ...guest, balance: euro(5000) },
  smallBalanceUsed: { ...guest, balance: euro(5000), isBalanceUsed: true },
  largeBalanceUsed: { ...guest, balance: euro(90_000), isBalanceUsed: true },
} satisfies Record<string, OrderExtrasView>;
