import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import type { CardCodeSent, CardStanding, CardState } from '#machines/card/travel-card/types.ts';
import type { TravelCardView } from '#machines/card/travel-card/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';

const ALLOWED: Readonly<Record<CardState, CardStanding['allowed']>> = {
  waiting: [],
  activating: ['activate', 'block'],
  active: ['block', 'replace', 'load', 'close', 'pin'],
  blocked: ['unblock', 'replace', 'close'],
  replacing: ['close'],
  expired: ['close'],
  closing: [],
  closed: [],
};

/** How a card stands whose next plastic is free. */
export const cardAt = (state: CardState, more: Partial<CardStanding> = {}): CardStanding => ({
  ...{ state, allowed: ALLOWED[state], isReplacedFree: true },
  ...more,
});

export const CARD_CODE_SENT: CardCodeSent = {
  emailMasked: 'a•••@example.org',
  endsAt: NOW + OTP_COUNTDOWN_SECONDS * 1000,
};

/** Its view while nothing is asked and nothing fails. */
export const cardViewAt = (state: CardState, more: Partial<TravelCardView> = {}): TravelCardView => ({
  ...{ kind: state, allowed: ALLOWED[state], isReplacedFree: true },
  ...{ task: null, problem: null, isOffline: false, lost: null },
  ...more,
});

const coding = {
  kind: 'coding',
  act: 'pin',
  sent: CARD_CODE_SENT,
  isActing: false,
  isOver: false,
  ...UNTOUCHED,
} as const satisfies TravelCardView['task'];
const wrong = { code: 'code_wrong', message: 'Wrong code' } as const;

export const travelCardViews = {
  waiting: cardViewAt('waiting'),
  activating: cardViewAt('activating'),
  activatingCoding: cardViewAt('activating', { task: { ...coding, act: 'activate' } }),
  active: cardViewAt('active'),
  activeNotFree: cardViewAt('active', { isReplacedFree: false }),
  blocking: cardViewAt('active', { task: { kind: 'blocking' } }),
  notBlocked: cardViewAt('active', { problem: { code: 'unavailable', message: 'unavailable' } }),
  saving: cardViewAt('active', { task: { kind: 'saving' } }),
  sending: cardViewAt('active', { task: { kind: 'sending', act: 'pin' } }),
  coding: cardViewAt('active', { task: coding }),
  codeMissing: cardViewAt('active', { task: { ...coding, faults: [CODE_MISSING], focusAsked: 1 } }),
  codeWrong: cardViewAt('active', { task: { ...coding, problem: { ...wrong, triesLeft: 4 } } }),
  codeOver: cardViewAt('active', { task: { ...coding, isOver: true } }),
  codeSpent: cardViewAt('active', { task: { ...coding, isOver: true, problem: { ...wrong, triesLeft: 0 } } }),
  acting: cardViewAt('active', { task: { ...coding, isActing: true } }),
  pin: cardViewAt('active', { task: { kind: 'pin' } }),
  offline: cardViewAt('active', { isOffline: true }),
  lost: cardViewAt('active', { lost: { code: 'login_required', message: 'login_required' } }),
  blocked: cardViewAt('blocked'),
  blockedCoding: cardViewAt('blocked', { task: { ...coding, act: 'unblock' } }),
  replacing: cardViewAt('replacing'),
  expired: cardViewAt('expired'),
  closingCoding: cardViewAt('active', { task: { ...coding, act: 'close' } }),
  closing: cardViewAt('closing'),
  closed: cardViewAt('closed'),
} satisfies Record<string, TravelCardView>;
