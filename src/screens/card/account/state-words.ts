import type { CardState } from '#machines/card/travel-card/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Words = {
  readonly tone: 'accent' | 'done' | 'stop' | 'line';
  readonly tag: () => string;
  readonly note?: () => string;
};

export const STATE_WORDS: Readonly<Record<CardState, Words>> = {
  waiting: { tone: 'accent', tag: m.card_state_waiting, note: m.card_state_waiting_note },
  activating: { tone: 'accent', tag: m.card_state_activating, note: m.card_state_activating_note },
  active: { tone: 'done', tag: m.card_state_active },
  blocked: { tone: 'stop', tag: m.card_state_blocked },
  replacing: { tone: 'accent', tag: m.card_state_replacing, note: m.card_state_replacing_note },
  expired: { tone: 'stop', tag: m.card_state_expired },
  closing: { tone: 'line', tag: m.card_state_closing, note: m.card_state_closing_note },
  closed: { tone: 'line', tag: m.card_state_closed, note: m.card_state_closed_note },
};
