import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { TopUpInfo } from '#machines/accounts/top-up/types.ts';
import type { TopUpView } from '#machines/accounts/top-up/view.ts';
import { type FormFault, UNTOUCHED } from '#machines/core/form.ts';
import { NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

export const TOP_UP_ID = '1f2e3d4c-5b6a-4978-8a9b-0c1d2e3f4a5b';
export const BANK_URL = 'https://bank.example/top-up/1';
const AMOUNT = { amount: 5000, currency: 'EUR' } as const;

export const topUps = {
  started: { topUpId: TOP_UP_ID, status: 'started', amount: AMOUNT, declineReason: null },
  succeeded: { topUpId: TOP_UP_ID, status: 'succeeded', amount: AMOUNT, declineReason: null },
  declined: { topUpId: TOP_UP_ID, status: 'declined', amount: AMOUNT, declineReason: 'insufficient_funds' },
} satisfies Record<string, TopUpInfo>;

export const AMOUNT_SMALL: FormFault = { field: 'amount', code: 'amount_too_small' };

const choosing = { kind: 'choosing', isStarting: false, ...UNTOUCHED } satisfies TopUpView;

export const topUpViews = {
  choosing,
  invalid: { ...choosing, faults: [AMOUNT_SMALL] },
  starting: { ...choosing, isStarting: true },
  tooLarge: {
    ...choosing,
    faults: [{ field: 'amount', code: 'amount_too_large' }],
    problem: { code: 'invalid_details', message: 'See the fields', fields: { amount: 'amount_too_large' } },
  },
  offline: { ...choosing, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  atBank: { kind: 'atBank' },
  verifying: { kind: 'verifying', topUpId: TOP_UP_ID, isSlow: false },
  verifyingSlow: { kind: 'verifying', topUpId: TOP_UP_ID, isSlow: true },
  succeeded: { kind: 'succeeded', topUp: topUps.succeeded },
  declined: { kind: 'declined', topUp: topUps.declined },
} satisfies Record<string, TopUpView>;

const line = { orderId: null, reference: null };
const order = { orderId: ORDER_ID, reference: 'SFR-7K2M-9Q' };

/** A complete ledger with the usual kinds of lines, newest first. */
export const ledger: Pick<components['schemas']['Transactions'], 'balance'> & {
  readonly items: components['schemas']['Transaction'][];
  readonly hasMore: boolean;
} = {
  balance: euro(24_350),
  hasMore: false,
  items: [
    {
      ...line,
      ...order,
      transactionId: '5',
      kind: 'refund',
      direction: 'in',
      amount: euro(13_090),
      balanceAfter: euro(24_350),
      at: NOW - DAY_MS,
    },
    {
      ...line,
      transactionId: '4',
      kind: 'paymentReturned',
      direction: 'in',
      amount: euro(1260),
      balanceAfter: euro(11_260),
      at: NOW - 9 * DAY_MS,
      orderId: OTHER_ORDER_ID,
      reference: 'SFR-2B4T-5X',
    },
    {
      ...line,
      transactionId: '3',
      kind: 'payment',
      direction: 'out',
      amount: euro(1260),
      balanceAfter: euro(10_000),
      at: NOW - 9 * DAY_MS,
      orderId: OTHER_ORDER_ID,
      reference: 'SFR-2B4T-5X',
    },
    {
      ...line,
      ...order,
      transactionId: '2',
      kind: 'payment',
      direction: 'out',
      amount: euro(8740),
      balanceAfter: euro(11_260),
      at: NOW - 20 * DAY_MS,
    },
    {
      ...line,
      transactionId: '1',
      kind: 'topUp',
      direction: 'in',
      amount: euro(20_000),
      balanceAfter: euro(20_000),
      at: NOW - 21 * DAY_MS,
    },
  ],
};
