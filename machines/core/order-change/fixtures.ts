import { euro } from '#domain/core/money.ts';
import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import type { ChangeInfo } from '#machines/core/order-change/types.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

export const CHANGE_ID = '3c1a0c6e-6a3b-4d55-8d2c-0e6f4b7a9c31';

const dearer: ChangeInfo = {
  changeId: CHANGE_ID,
  status: 'quoted',
  until: NOW + 8 * 60_000,
  at: NOW,
  toPay: euro(1050),
  toGive: euro(0),
};

export const changes = {
  dearer,
  cheaper: { ...dearer, toPay: euro(0), toGive: euro(2300) },
  even: { ...dearer, toPay: euro(0) },
  paying: { ...dearer, status: 'paying' },
  changing: { ...dearer, status: 'changing' },
  done: { ...dearer, status: 'done' },
  lapsed: { ...dearer, status: 'lapsed', at: dearer.until },
  /** A lower price, more papers, a cancellation, or another tab that kept the order as it is. */
  overtaken: { ...dearer, status: 'lapsed' },
  refused: { ...dearer, status: 'refused' },
} satisfies Record<string, ChangeInfo>;

const idle = { kind: 'idle', ended: null, problem: null } satisfies OrderChangeView;
const asking = {
  kind: 'asking',
  asked: 'nights',
  isQuoting: false,
  stepUp: null,
  ...UNTOUCHED,
} satisfies OrderChangeView;
const quoted = { kind: 'quoted', to: 'card', busy: null, stepUp: null, problem: null } satisfies OrderChangeView;

export const orderChangeViews = {
  idle,
  asking,
  quoting: { ...asking, isQuoting: true },
  soldOut: { ...asking, problem: { code: 'sold_out', message: 'No room on this night.' } },
  notAllowed: { ...asking, problem: { code: 'not_allowed', message: 'Too late for that.' } },
  proving: { ...asking, stepUp: stepUpViews.asking },
  quoted,
  toBalance: { ...quoted, to: 'balance' },
  confirming: { ...quoted, busy: 'confirming' },
  confirmProving: { ...quoted, stepUp: stepUpViews.asking },
  dropping: { ...quoted, busy: 'dropping' },
  looking: { ...quoted, busy: 'looking' },
  offline: { ...quoted, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  changing: { kind: 'changing' },
  done: { ...idle, ended: 'done' },
  lapsed: { ...idle, ended: 'lapsed' },
  overtaken: { ...idle, ended: 'overtaken' },
  refused: { ...idle, ended: 'refused' },
  failed: { kind: 'failed', problem: { code: 'unavailable', message: 'The server did not answer.' } },
} satisfies Record<string, OrderChangeView>;
