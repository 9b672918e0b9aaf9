import type { ComponentType } from 'react';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

export type Inquiry = components['schemas']['InquiryCore'];

/** What the page of an inquiry shows: the inquiry, and what else the product read for it. */
export type Asking = { readonly inquiry: Inquiry };

type Text<D extends Asking> = (of: D) => string;

/** What a product gives to the page of its inquiries. Who answers is the hotel, the guide, the driver. */
export type InquirySlots<D extends Asking> = {
  /** The pages above this one. */
  readonly above: (of: D) => readonly { readonly href: string; readonly text: string }[];
  /** Beside the heading. */
  readonly Picture: ComponentType<D>;
  /** What is asked for, in a card of its own. */
  readonly Asked: ComponentType<D>;
  /** What an offer costs here, without what is paid on the spot. */
  readonly toPay: (of: D) => Money;
  /** It may take months: its time is not counted down. */
  readonly isOpenEnded?: (of: D) => boolean;
  /** How long an offer is held, in seconds. */
  readonly offerSeconds: number;
  readonly clock: HoldClockWords;
  readonly problemText: (problem: Problem) => string;
  /** Where else to look, once it ended. */
  readonly others: (of: D) => { readonly href: string; readonly text: string; readonly hint: string };
  readonly words: {
    /** "We asked the hotel. It will answer by 14:30 (Tehran)." */
    readonly asked: (of: D, time: string) => string;
    readonly offline: Text<D>;
    /** Who answers while nobody real is asked; null when somebody is. */
    readonly simulated: (of: D) => string | null;
    readonly offered: Text<D>;
    /** `time`: until when; null where the end is not known. */
    readonly pay: (of: D, amount: string, time: string | null) => string;
    readonly accept: Text<D>;
    readonly refused: Text<D>;
    readonly refusedText: Text<D>;
    readonly silent: Text<D>;
    readonly silentText: Text<D>;
    readonly unpaid: Text<D>;
    readonly unpaidText: Text<D>;
    readonly withdrawnText: Text<D>;
    /** The button that goes back to what was asked for. */
    readonly again: Text<D>;
    /** The steps of the way: who thinks, how it answered, what follows an offer, what comes in the end. */
    readonly thinks: Text<D>;
    readonly thinksText: Text<D>;
    readonly yes: Text<D>;
    readonly no: Text<D>;
    readonly afterYes: Text<D>;
    readonly payStep: Text<D>;
    readonly payStepText: Text<D>;
    readonly last: Text<D>;
  };
};
