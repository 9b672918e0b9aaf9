import type { CardAct } from '#machines/card/travel-card/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Words = { readonly title: () => string; readonly text: () => string; readonly submit: () => string };

/** What a code is for, and the button that uses it. */
export const ACT_WORDS: Readonly<Record<CardAct, Words>> = {
  activate: { title: m.card_act_on, text: m.card_act_on_text, submit: m.card_act_on_submit },
  unblock: { title: m.card_act_unblock, text: m.card_act_unblock_text, submit: m.card_act_unblock_submit },
  replace: { title: m.card_act_replace, text: m.card_act_replace_text, submit: m.card_act_replace_submit },
  close: { title: m.card_act_close, text: m.card_act_close_text, submit: m.card_act_close_submit },
  pin: { title: m.card_act_pin, text: m.card_act_pin_text, submit: m.card_act_pin_submit },
};
