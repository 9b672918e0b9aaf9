import type { ComponentType } from 'react';
import type { Money } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { PaidBy } from '#domain/core/refund-split.ts';
import type { CancellationQuote } from '#machines/core/order-cancel/types.ts';
import type { Documents, OrderCore, ProtectionOffer, ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { Answer } from '#src/ui/Answers.tsx';
import type { Hint } from '#src/ui/Hints.tsx';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';
import type { PriceLine } from '#src/ui/Price.tsx';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

// Slots: what a product provides to the shared pages. Each page takes one slots object, so that it loads no code of other pages. A slot is
// a text, a function or a component; no page asks which product it shows. O: the product's orders.

type Words = () => string;
type WordsOf<T> = (data: T) => string;

/** Names of the steps: people, review and papers, after one or more that come before an order. */
export type StepWords = readonly [...before: readonly [Words, ...Words[]], people: Words, review: Words, papers: Words];

export type LineOf<O extends OrderCore> = O['lines'][number];

export type HoldSlots<O extends OrderCore> = {
  readonly steps: StepWords;
  /** The booked items with a heading, at the top of the summary. */
  readonly Bought: ComponentType<{ readonly order: O }>;
  readonly lineText: (line: LineOf<O>, order: O) => string;
  /** What the price includes beside its lines; what is paid elsewhere is not in it. */
  readonly included: (order: O) => string;
  /** Whom the price beside the button is for; undefined: for how many people. */
  readonly totalFor?: (order: O) => string;
  /** Cancellation protection; null where not sold. */
  readonly protectionOf: ((order: O) => ProtectionOffer) | null;
  /** Alternatives when sold out. */
  readonly Instead: ComponentType<{ readonly problem: Problem }>;
  readonly hold: {
    readonly clock: HoldClockWords;
    readonly ended: Words;
    /** Sold out meanwhile; `Instead` follows. */
    readonly soldOut: Words;
    /** The supplier is slow to answer. */
    readonly slow: Words;
    readonly priceUp: WordsOf<{ readonly old: string; readonly new: string }>;
    /** Back to the list, and to the remaining offers. */
    readonly back: Words;
    readonly look: Words;
  };
};

export type PassengersSlots<O extends OrderCore> = HoldSlots<O> & {
  readonly people: {
    readonly title: Words;
    /** Where the papers are sent. */
    readonly contact: Words;
    readonly contactHint: Words;
    /** Why one cannot continue: the hold expired, or it is sold out. */
    readonly blocked: Words;
    readonly blockedSold: Words;
    /** Own words for a field in the list of what is wrong; undefined: the shared ones. */
    readonly problemText?: (path: string, problem: string) => string | undefined;
    /** What is to be paid now, where that is told beside the price; `text`: with its sum, where there is little room. */
    readonly now?: (order: O) => PriceLine & { readonly text: string };
    /** What becomes of what is typed, where nothing is held. Default: it outlives the hold. */
    readonly saved?: Words;
  };
};

export type PlansProps<O extends OrderCore> = {
  readonly order: O;
  readonly isProtected: boolean;
  readonly onProtect: (isProtected: boolean) => void;
  readonly isDisabled: boolean;
  /** The chosen way of payment. */
  readonly paid: PaidBy;
};

/** Changed in the list, or in the step of the people, where it was typed. */
export type ReviewAnswer = Omit<Answer, 'change'> & { readonly step?: 'passengers' };

export type ReviewSlots<O extends OrderCore> = HoldSlots<O> & {
  /** The booked items as answers, and what was typed beside the people. */
  readonly answersOf: (order: O) => readonly ReviewAnswer[];
  /** "Traveller 2"; `index` counts from 0. */
  readonly personTerm: (index: number, count: number) => string;
  readonly Person: ComponentType<{
    readonly passenger: O['passengers'][number];
    readonly entered: ToldPassenger | null;
    readonly order: O;
    /** Its place, from 0. */
    readonly index: number;
  }>;
  /** Refund rules and protection; null: not shown. */
  readonly Plans: ComponentType<PlansProps<O>> | null;
  /** The order as if it had the protection. */
  readonly protectedOrder: (order: O) => O;
  /** Rules that cost money. */
  readonly rulesOf: (order: O) => readonly Hint[];
  readonly rulesHref: string;
  readonly review: {
    readonly rules: Words;
    /** Link text of the accepted rules. */
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

/** Props of the QR code, which loads lazily. */
export type CodeProps = {
  readonly url: string;
};

export type PapersProps<O extends OrderCore> = {
  readonly order: O;
  readonly documents: Documents;
  /** URL of this page, encoded in the QR codes of papers. */
  readonly pageUrl: string;
  readonly Code: ComponentType<CodeProps>;
};

/** Files of an issued order. */
export type PaperDownloads = {
  /** Text of the link to the papers. */
  readonly papers: Words;
  /** Whether the product issues a receipt. */
  readonly hasReceipt: boolean;
};

export type PapersSlots<O extends OrderCore> = {
  readonly steps: StepWords;
  readonly headline: (order: O) => string;
  /** Nothing of it takes place any more though it was issued: nothing is offered to print or to change. `Papers` and `After` know it. */
  readonly isOver?: (order: O) => boolean;
  readonly Papers: ComponentType<PapersProps<O>>;
  /** Calendar file of the booking as a data URL; null: it has no time. */
  readonly calendarHref: ((order: O, pageUrl: string) => string) | null;
  /** Below the papers: next steps. `documents`: null until read. */
  readonly After: ComponentType<{
    readonly order: O;
    readonly documents: Documents | null;
    readonly pageUrl: string;
  }>;
  /** Search page, offered after a refund. */
  readonly searchHref: string;
  readonly papers: {
    readonly searchAgain: Words;
    readonly issuing: Words;
    readonly issuingPromise: WordsOf<{ readonly time: string }>;
    readonly issuingText: Words;
    readonly eventIssuing: Words;
    readonly eventFailed: Words;
    /** Refund because the supplier issued no papers. */
    readonly notIssued: Words;
    readonly notIssuedWhy: Words;
    readonly cancelledWhy: Words;
    readonly heading: Words;
    readonly waiting: Words;
    /** How to use the papers; `email`: the address they were sent to, if known. */
    readonly use: (email: string | null) => string;
    readonly downloads: PaperDownloads;
    readonly manage: Words;
    /** Calendar and receipt fold away below this, so that the papers come first. Default: all stand in one row. */
    readonly more?: Words;
  };
};

/** Events that each product words itself. */
export type OwnEvents = 'held' | 'awaitingPayment' | 'issuing' | 'issued' | 'issueFailed';
export type EventWords<O extends OrderCore> = Readonly<Record<OrderStatus, (order: O) => string>>;

/** The stages that a product lists in its contract; none where it lists none. */
type StageOf<O extends OrderCore> = string extends O['stage'] ? never : NonNullable<O['stage']>;
/** What a product says of each of its stages in the history of an order; null: a status says it already. */
export type StageWords<O extends OrderCore> = Readonly<Record<StageOf<O>, ((order: O) => string) | null>>;

type Change<O extends OrderCore> = NonNullable<O['change']>;
/** The kinds of changes that a product lists in its orders; none where it lists none. */
type ChangeKindOf<O extends OrderCore> = string extends Change<O>['kind'] ? never : Change<O>['kind'];
export type MadeChange = NonNullable<OrderCore['events'][number]['change']>;
/** What a product says of each kind of its changes in the history of an order. */
export type ChangedWords<O extends OrderCore> = Readonly<
  Record<ChangeKindOf<O>, (change: MadeChange, order: O) => string>
>;

export type OrderSlots<O extends OrderCore> = {
  readonly title: (order: O) => string;
  /** Lines under the title. */
  readonly factsOf: (order: O) => readonly { readonly id: string; readonly text: string }[];
  readonly protectionOf: ((order: O) => ProtectionOffer) | null;
  /** What its owner must know before anything else; above the cards. */
  readonly Notes?: ComponentType<{ readonly order: O }>;
  /** People and papers. `documents`: null without papers. */
  readonly Papers: ComponentType<{ readonly order: O; readonly documents: Documents | null }>;
  /** Status texts; missing ones use the shared texts. */
  readonly statuses: Partial<Readonly<Record<OrderStatus, (order: O) => string>>>;
  /** Coming events at the end of the history. */
  readonly comingOf: (order: O) => readonly TimelineItem[];
  /** Event texts; missing ones use the shared texts. */
  readonly events: Pick<EventWords<O>, OwnEvents> & Partial<EventWords<O>>;
  readonly stages: StageWords<O>;
  readonly changed: ChangedWords<O>;
  /** Retained parts of the paid sum that the product can name; the page adds the rest. `quote.paid`: of those who are asked about. `isAll`: nobody stays. */
  readonly keptOf: (
    order: O,
    quote: CancellationQuote,
    isAll: boolean,
  ) => readonly { readonly label: string; readonly amount: Money }[];
  /** The choice of papers to cancel. Left out where an order is cancelled as a whole. */
  readonly parts?: {
    readonly question: Words;
    readonly hint: WordsOf<O>;
    /** What a paper stands for; `index`: its place among those that are valid. */
    readonly nameOf: (order: O, part: CancellationQuote['each'][number], index: number) => string;
    /**
     * Where what parts give back alone does not add up to the sum of all: what stands beside each (null: nothing, because they only go
     * back together), and what the sum is called. null: it adds up.
     */
    readonly together?: (
      order: O,
    ) => { readonly each: WordsOf<{ readonly amount: string }> | null; readonly all: Words } | null;
    /** Why some cannot go alone, by the product's own reasons (`stayProblem` of the server). */
    readonly refusals?: Readonly<Record<string, Words>>;
  };
  readonly words: {
    /** Text of the link to the papers. */
    readonly papers: Words;
    /** Link text for the same page before there are papers: progress, open questions, or why there will be none. null: it would lead back. */
    readonly progress: (order: O) => string | null;
    readonly papersText: Words;
    readonly downloads: PaperDownloads;
    readonly papersAgain: Words;
    readonly papersTo: WordsOf<{ readonly email: string }>;
    /** What was paid, without discount and protection. */
    readonly fares: Words;
    /** Before the price of a cancellation is asked. */
    readonly cancelLead: (order: O) => string;
    readonly cancelKeep: Words;
    readonly cancelNote: Words;
    readonly cancelledNone: Words;
  };
};
