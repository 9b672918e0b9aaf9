import type { ComponentType } from 'react';
import type { Money } from '#domain/core/money.ts';
import type { PaidBy } from '#domain/core/money-back.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { CancellationQuote } from '#machines/core/order-cancel/types.ts';
import type { Documents, OrderCore, ProtectionOffer, ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { Answer } from '#src/ui/Answers.tsx';
import type { Hint } from '#src/ui/Hints.tsx';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

// What a product gives to the pages that all products share. Each page takes one object of slots, so that it brings no code of
// another page. A slot is a text, a function or a component; no page asks which product it draws. O: the product's orders.

type Words = () => string;
type WordsOf<T> = (told: T) => string;

/** The steps of a purchase as its bar names them: the list, the people, the review, the papers. */
export type StepWords = readonly [list: Words, people: Words, review: Words, papers: Words];

/** One line of the price, of this product. */
export type LineOf<O extends OrderCore> = O['lines'][number];

/** On the pages of what is held. */
export type HoldSlots<O extends OrderCore> = {
  readonly steps: StepWords;
  /** What is bought, with its heading: at the top of the summary. */
  readonly Bought: ComponentType<{ readonly order: O }>;
  readonly lineText: (line: LineOf<O>, order: O) => string;
  /** Being free to cancel; null where that is not sold. */
  readonly protectionOf: ((order: O) => ProtectionOffer) | null;
  /** What else there is, where everything is gone. */
  readonly Instead: ComponentType<{ readonly problem: Problem }>;
  readonly hold: {
    readonly clock: HoldClockWords;
    readonly ended: Words;
    /** Others took the last; `Instead` follows. */
    readonly soldOut: Words;
    /** The supplier takes longer than one waits without a word. */
    readonly slow: Words;
    readonly priceUp: WordsOf<{ readonly old: string; readonly new: string }>;
    /** Back to the list, and to the list of what is left. */
    readonly back: Words;
    readonly look: Words;
  };
};

/** On the page that asks about the people of an order. */
export type PassengersSlots<O extends OrderCore> = HoldSlots<O> & {
  readonly people: {
    readonly title: Words;
    /** Where the papers are sent. */
    readonly contact: Words;
    readonly contactHint: Words;
    /** Why one cannot go on: nothing is held any more, or nothing is left. */
    readonly blocked: Words;
    readonly blockedSold: Words;
  };
};

export type PlansProps<O extends OrderCore> = {
  readonly order: O;
  readonly isProtected: boolean;
  readonly onProtect: (isProtected: boolean) => void;
  readonly isDisabled: boolean;
  /** How it will be paid, as it is chosen now. */
  readonly paid: PaidBy;
};

/** On the page to check, accept and pay. */
export type ReviewSlots<O extends OrderCore> = HoldSlots<O> & {
  /** What is bought, as answers that can be changed in the list. */
  readonly answersOf: (order: O) => readonly Omit<Answer, 'change'>[];
  /** "Traveller 2", counted from 0. */
  readonly personTerm: (index: number, count: number) => string;
  readonly Person: ComponentType<{
    readonly passenger: O['passengers'][number];
    readonly told: ToldPassenger | null;
  }>;
  /** What comes back when plans change, and the protection that is sold with it; null: the page says nothing of it. */
  readonly Plans: ComponentType<PlansProps<O>> | null;
  /** The order as its rules are with the protection. */
  readonly protectedOrder: (order: O) => O;
  /** The rules that cost money. */
  readonly rulesOf: (order: O) => readonly Hint[];
  readonly rulesHref: string;
  readonly review: {
    readonly rules: Words;
    /** What is accepted, as the words of a link. */
    readonly rulesLink: Words;
    readonly rulesMissing: Words;
    /** Where the papers are sent. */
    readonly contact: Words;
    readonly starting: Words;
    readonly atBank: Words;
    readonly exhausted: WordsOf<{ readonly count: number }>;
    readonly blocked: Words;
  };
};

/** The picture of a code; its code comes late. */
export type CodeProps = {
  /** What the code opens. */
  readonly url: string;
};

export type PapersProps<O extends OrderCore> = {
  readonly order: O;
  readonly documents: Documents;
  /** The page itself: what a code on a paper opens. */
  readonly pageUrl: string;
  readonly Code: ComponentType<CodeProps>;
};

/** The files of an issued order. */
export type PaperDownloads = {
  /** The link to the papers. */
  readonly papers: Words;
  /** Whether the product draws a receipt. */
  readonly hasReceipt: boolean;
};

/** On the page after the payment. */
export type PapersSlots<O extends OrderCore> = {
  readonly steps: StepWords;
  readonly headline: (order: O) => string;
  readonly Papers: ComponentType<PapersProps<O>>;
  /** A calendar with what was bought, as a link that holds it; null: there is nothing to be in time for. */
  readonly calendarHref: ((order: O, pageUrl: string) => string) | null;
  /** Below the papers: what happens next. `documents`: null until they are read. */
  readonly After: ComponentType<{
    readonly order: O;
    readonly documents: Documents | null;
    readonly pageUrl: string;
  }>;
  /** Where one looks for another one, when the money went back. */
  readonly searchHref: string;
  readonly papers: {
    readonly searchAgain: Words;
    readonly issuing: Words;
    readonly issuingPromise: WordsOf<{ readonly time: string }>;
    readonly issuingText: Words;
    readonly eventIssuing: Words;
    readonly eventFailed: Words;
    /** The money goes back because the supplier gave no papers. */
    readonly notIssued: Words;
    readonly notIssuedWhy: Words;
    readonly cancelledWhy: Words;
    readonly heading: Words;
    readonly waiting: Words;
    /** How they are used; with the address that they were sent to, where it is known. */
    readonly use: (email: string | null) => string;
    readonly downloads: PaperDownloads;
    readonly manage: Words;
  };
};

/** What happened that each product says in its own words. */
export type OwnEvents = 'held' | 'awaitingPayment' | 'issuing' | 'issued' | 'issueFailed';
export type EventWords<O extends OrderCore> = Readonly<Record<OrderStatus, (order: O) => string>>;

/** On the page of an order in the profile, and of a booking that was found. */
export type OrderSlots<O extends OrderCore> = {
  readonly title: (order: O) => string;
  /** Under the title, a line each. */
  readonly factsOf: (order: O) => readonly { readonly id: string; readonly text: string }[];
  readonly protectionOf: ((order: O) => ProtectionOffer) | null;
  /** The people and their papers. `documents`: null where there are none. */
  readonly Papers: ComponentType<{ readonly order: O; readonly documents: Documents | null }>;
  /** Where it stands, in words of its own; what it leaves out is said as of all products. */
  readonly statuses: Partial<Readonly<Record<OrderStatus, (order: O) => string>>>;
  /** What is to come, at the end of what happened. */
  readonly comingOf: (order: O) => readonly TimelineItem[];
  /** What happened, in words of its own; what it leaves out is said as of all products. */
  readonly events: Pick<EventWords<O>, OwnEvents> & Partial<EventWords<O>>;
  /** What does not come back of the sum that was paid, as far as the product has words for it; the page names the rest. */
  readonly keptOf: (
    order: O,
    quote: CancellationQuote,
  ) => readonly { readonly label: string; readonly amount: Money }[];
  readonly words: {
    /** The link to the papers. */
    readonly papers: Words;
    /** The link to the same page while there are none: how it goes on, what is asked, why there will be none. */
    readonly progress: (order: O) => string;
    readonly papersText: Words;
    readonly downloads: PaperDownloads;
    readonly papersAgain: Words;
    readonly papersTo: WordsOf<{ readonly email: string }>;
    /** What was paid without discount and protection. */
    readonly fares: Words;
    readonly cancelLead: Words;
    readonly cancelKeep: Words;
    readonly cancelNote: Words;
    readonly cancelledNone: Words;
  };
};
