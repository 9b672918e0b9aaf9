import type { TopUpSnapshot } from '#machines/accounts/top-up/machine.ts';
import type { TopUpInfo } from '#machines/accounts/top-up/types.ts';
import { isBankSlow } from '#machines/core/bank-polls.ts';
import type { FormContext } from '#machines/core/form.ts';
import { need } from '#machines/core/need.ts';

export type TopUpView =
  | (FormContext & { kind: 'choosing'; isStarting: boolean })
  | { kind: 'atBank' }
  /** topUpId: part of the URL, so that a reload reads the same top-up. isSlow: the bank takes unusually long. */
  | { kind: 'verifying'; topUpId: string; isSlow: boolean }
  | { kind: 'succeeded'; topUp: TopUpInfo }
  | { kind: 'declined'; topUp: TopUpInfo };

export function topUpView(snapshot: TopUpSnapshot): TopUpView {
  const { topUp, topUpId, polls, problem, faults, focusAsked } = snapshot.context;
  if (topUp) return { kind: topUp.status === 'succeeded' ? 'succeeded' : 'declined', topUp };
  if (snapshot.matches('atBank')) return { kind: 'atBank' };
  if (snapshot.matches('verifying')) {
    return { kind: 'verifying', topUpId: need(topUpId, 'top-up'), isSlow: isBankSlow(polls) };
  }
  return { kind: 'choosing', isStarting: snapshot.matches('starting'), problem, faults, focusAsked };
}
