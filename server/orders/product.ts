import type { Transaction } from 'kysely';
import type { AgeClass } from '#domain/core/ages.ts';
import { euro, type Money } from '#domain/core/money.ts';
import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import type { PictureRules } from '#domain/core/picture-rules.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Basics } from '#server/basics.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import type { PersonOfChange } from '#server/db/tables/core.ts';
import type { Block } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { Gift } from '#server/orders/gifts.ts';
import type { Holder, HoldLimits } from '#server/orders/hold-limits.ts';
import type { OrderOf, PaperRow, PassengerRow } from '#server/orders/order-row.ts';

type Schemas = components['schemas'];
type Tx = Transaction<Tables>;

/** A paper from the supplier. `person`: position of its holder; null when it is not personal. */
export type Paper = { readonly kind: string; readonly number: string; readonly person: number | null };
/** What the supplier refused although the rest was issued, and the refund for it by the rules of sale. */
export type Refused = { readonly papers: readonly Omit<Paper, 'number'>[]; readonly refund: Money };
/**
 * Issued; or pending, with `stage` for progress and the time of the next query; or refused for all: then the order is
 * cancelled and refunded by its rules.
 */
export type Issued =
  | { readonly papers: readonly Paper[]; readonly refused?: Refused }
  | { readonly refusedAll: { readonly refund: Money } }
  | { readonly stage: string; readonly nextCheckAt: number };

/** For a supplier that we simulate: it keeps its state in the database and uses the server's clock. */
export type Supply = { readonly db: Database; readonly now: () => number; readonly config: Config };

/** Refund for cancelling an issued order at a moment; all in EUR. */
export type Cancellation = {
  readonly refund: Money;
  /** `part` is the name of a line of the price. */
  readonly lines: readonly {
    readonly part: string;
    readonly percent: number;
    /** What was paid for it. */
    readonly paid: Money;
    readonly amount: Money;
  }[];
  /** The protection decides, not the rules of the product. */
  readonly byProtection: boolean;
};

export type OfferContext = { readonly db: Database; readonly now: number };
/** A search that finds something, and its lowest price for all travellers. */
export type Offered = Pick<Schemas['TripMend'], 'href' | 'price'>;

type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What is bought and its fares, after a change. */
export type Priced<Detail> = { readonly detail: Detail; readonly fares: Money };

export type PaymentPlan = { readonly deposit: Money; readonly balanceDueAt: number };

export type PaperWish = {
  /** For a mail: drawn before all downloads, however many wait. */
  readonly isFirst?: boolean;
  /** Aborted when the requester has gone. */
  readonly signal?: AbortSignal;
};

/** A file of an issued order: `of` is the requested paper, `name` the file name. */
export type PaperFile = {
  readonly of: Schemas['PaperFileName'];
  readonly name: string;
  readonly type: 'application/pdf' | 'text/plain; charset=utf-8';
  readonly bytes: Uint8Array;
};

/** Sentences of the mails that depend on the product; the rest is shared. */
export type MailWords = {
  /** "As soon as the payment is confirmed we …". */
  readonly whenPaid: string;
  /** Subject of the mail that brings the papers, without the reference: "Your tickets". */
  readonly papers: string;
  readonly issued: string;
  /** Heading above the numbers. */
  readonly numbers: string;
  /** Before the number of a paper that is for all of the order. Default: the number alone. */
  readonly sharedPaper?: string;
  readonly attached: string;
  readonly cancelled: string;
  /** "… so we had to cancel your tickets". */
  readonly cancelledByBank: string;
  readonly nothingBack: string;
  readonly notIssued: string;
  readonly notIssuedByBank: string;
};

/** How long a draft is kept. A draft holds no stock and is placed when its people are known. */
export type Draft<Detail> = {
  readonly ms: number;
  /** Whether the stored people may be placed as they are when an expired order is renewed; otherwise it becomes a draft again. */
  isStillRight(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: { readonly config: Config; readonly now: number },
  ): Promise<boolean>;
};

/** From where a hold is asked, for limits of a product's own. */
type HeldFrom = { readonly ip: string; readonly config: Pick<Config, 'secret' | 'rateLimitFactor'> };

/** The people of an order, and the data they need. */
export type People<Detail> = {
  emptyDraft(detail: Detail): PassengerDraft;
  /** Errors of the typed details, by field. `accountId`: the account that the order is in, or comes into by this; null for a guest's. */
  check(
    order: OrderOf<Detail>,
    details: PassengerDetails,
    now: number,
    kept: { readonly tx: Tx; readonly config: Config; readonly accountId: string | null },
  ): FieldProblems | Promise<FieldProblems>;
  /**
   * Passport numbers that the product itself stores, by position: a browser that may not see one sends back its masked
   * form. Default: none, the draft stores them.
   */
  knownPassports(tx: Tx, order: OrderOf<Detail>, config: Config): Promise<readonly string[]>;
  /**
   * True for an answer, by its name, that a browser does not read which only found the order by its reference: a note on
   * health, or the phone of somebody else. Default: none.
   */
  isPrivate(answer: string): boolean;
  /**
   * As who somebody travels, as it is stored. Default: as typed, which `check` has compared with the birth date where the price depends
   * on it.
   */
  ageClassOf(detail: Detail, person: PassengerDetails['passengers'][number]): AgeClass;
};

/** Whose picture it is, from 0 in the group, and which of the product's kinds. */
export type PicturePlace = { readonly position: number; readonly kind: string };

/** Pictures that the people of an order send. Their owner sends them until payment; `server/pictures/` does the work. */
export type Pictures<Detail> = {
  /** What a picture of each kind must be like. */
  readonly kinds: Readonly<Record<string, PictureRules>>;
  /** True when the order needs this picture. */
  isFor(order: OrderOf<Detail>, place: PicturePlace): boolean;
  /** Days after which stored pictures are deleted: after the order's start, and after it ended before. */
  readonly keptDays: { readonly afterStart: number; readonly afterEnd: number };
  /** True when staff asked for this picture again: then it is taken after payment too. Default: never. */
  isAskedAgain(order: OrderOf<Detail>, place: PicturePlace): boolean;
  /** A picture that was asked for again is stored. Default: does nothing. */
  arrivedAgain(
    tx: Tx,
    order: OrderOf<Detail>,
    place: PicturePlace,
    at: { readonly now: number; readonly config: Config },
  ): Promise<void>;
};

/** Limited stock. Default: unlimited. */
export type Stock<Detail> = {
  /** Takes all of the stock of an order whose hold is over, or none. */
  take(db: Queryable, detail: Detail): Promise<{ readonly taken: boolean }>;
  /** Frees held stock. */
  release(db: Queryable, detail: Detail): Promise<void>;
  /** Turns held stock into sold stock. */
  sell(db: Queryable, detail: Detail): Promise<void>;
  /** Frees sold stock, for a refund. */
  unsell(db: Queryable, detail: Detail): Promise<void>;
  /** True while others still find stock of the same kind: then a hold may be extended. */
  hasSpare(db: Queryable, detail: Detail): Promise<boolean>;
  /**
   * How much of it one browser and one address may hold, so that nobody empties the stock without paying. Default: any
   * amount.
   */
  readonly holdLimits: HoldLimits | null;
  /** Adds alternatives to an error after its transaction was rolled back; returns any other error unchanged. */
  explain(deps: Basics, order: OrderOf<Detail>, error: unknown): Promise<unknown>;
};

/** How an order is paid. Default: at once, without protection. */
export type Payment<Detail> = {
  /**
   * Deposit and due time of the balance; null when paid at once. An unpaid balance cancels the order by its own
   * rules.
   */
  plan(detail: Detail, total: Money, now: number): PaymentPlan | null;
  /** The detail once its stock is sold, where the plan depends on what others did since the hold. Default: as it was. */
  asSold(db: Queryable, detail: Detail): Promise<Detail>;
  /** Moments before `dueAt` when a mail reminds of an unpaid balance, once each. Default: none. */
  reminders(detail: Detail, dueAt: number): readonly number[];
  /** What of the fares a discount code lowers: never what is handed on as money. Default: all of them. */
  discountable(detail: Detail, fares: Money): Money;
  /** Price of free cancellation; null where it is not sold. */
  protectionPrice(fares: Money): Money | null;
  /**
   * Whether money that the bank confirms now still buys it; otherwise all of it goes back. Only what was at the bank when its time to
   * pay ended can be too late. Default: always.
   */
  isInTime(detail: Detail, now: number): boolean;
  /**
   * Whether what is held still takes place. If not, nothing of it is paid any more, and money that comes all the same goes back.
   * Locks what it reads until the transaction ends. Default: always.
   */
  takesPlace(db: Queryable, detail: Detail): Promise<boolean>;
};

type PapersWhenPaid<Detail> = {
  ask(
    order: { readonly orderId: string; readonly detail: Detail; readonly people: number },
    supply: Supply,
  ): Promise<readonly Paper[]>;
};

/** Issues the papers. Called outside of any transaction. */
export type Supplier<Detail> = {
  /**
   * Gets the papers; throws when the supplier refuses. Idempotent, or the first call's papers become void.
   */
  issue(
    order: { readonly orderId: string; readonly detail: Detail; readonly people: number },
    supply: Supply,
  ): Promise<Issued>;
  /** Promised time from payment to issue; after it the money is refunded automatically. null: no promise. */
  promiseMs(detail: Detail): number | null;
  /**
   * Last query when the promised time has ended: papers issued by then are kept and only the rest is refunded. With any
   * other answer, or when this is null, all is refunded. Default: null.
   */
  readonly lastAnswer: Supplier<Detail>['issue'] | null;
  /**
   * Papers that come once an issued order owes nothing, beside the first ones, such as the voucher of a tour. Asked
   * again after a crash and whenever such an order is looked at: it answers with the same papers. `people` counts those
   * who have left, too; a paper for one of them is void from the start. Default: null, none come.
   */
  readonly whenPaid: PapersWhenPaid<Detail>['ask'] | null;
  /** Positions of the people whom the supplier refused: the rest of the order is not for them. Default: none. */
  refused(detail: Detail): readonly number[];
  /**
   * Voids the papers; idempotent. Throws when the supplier does not confirm. Default: does nothing, because a simulated
   * paper is void once its order says so.
   */
  cancel(order: {
    readonly orderId: string;
    readonly detail: Detail;
    readonly numbers: readonly string[];
  }): Promise<void>;
};

/** Cancellation by the rules of sale. Default: only issued orders, only as a whole, without kept quotes. */
export type CancellationRules<Detail> = {
  /**
   * Refund for cancelling an order now; null when it is too late. It may look at other things in the database, such as
   * what became of another order.
   */
  quote(
    db: Queryable,
    order: OrderOf<Detail>,
    people: readonly PassengerRow[],
    now: number,
  ): Promise<Cancellation | null>;
  /** How long a quote may be kept, for a product whose refund falls over time; null where quotes are not kept. */
  readonly quoteMs: number | null;
  /** True when the order may be cancelled while it is being issued; `quote` checks the status. */
  readonly isAllowedUnderWay: boolean;
  /**
   * Cancelling some papers: the refund (null when it is too late or no paper goes alone), why these people cannot do
   * without those who leave (null where they can; `others_depend`: a child or an infant would have no adult; else the
   * product's own reason, which its order page says in words), and the release of stock, which answers with the detail of what is left and the people
   * who left besides the holders of these papers. null where an order is cancelled only as a whole. The
   * lines of `quote` say what the price of these papers is: while a rest is due, it falls by their share. `people` are all
   * people of the order, also those who left.
   */
  readonly parts: {
    quote(
      db: Queryable,
      order: OrderOf<Detail>,
      parts: { readonly papers: readonly PaperRow[]; readonly people: readonly PassengerRow[] },
      now: number,
    ): Promise<Cancellation | null>;
    stayProblem(detail: Detail, people: readonly PassengerRow[]): 'others_depend' | FieldProblem | null;
    /** What leaves with these papers, in the words of a mail, such as "the ticket of Anna Keller". */
    namesOf(
      detail: Detail,
      parts: { readonly papers: readonly LeavingPaper[]; readonly people: readonly PassengerRow[] },
    ): readonly string[];
    unsell(
      db: Queryable,
      detail: Detail,
      parts: {
        readonly papers: readonly LeavingPaper[];
        readonly people: readonly PassengerRow[];
      },
    ): Promise<{ readonly detail: Detail; readonly left: readonly number[] }>;
  } | null;
};

/** `position`: null for what the supplier refused, which never was a paper. */
export type LeavingPaper = Pick<Paper, 'kind' | 'person'> & { readonly position: number | null };

/** What a wish leads to. */
export type Changed<Detail> = {
  readonly detail: Detail;
  /**
   * The fares of the order from then on, with fees and with what is kept by rule: the difference to the fares of before
   * is paid or comes back, less the percentage of the order's discount.
   */
  readonly fares: Money;
  /** Who has another name or passport number, and who is added. Default: nobody. */
  readonly people?: readonly ChangedPerson[];
  /** Positions of the valid papers that become void; the supplier issues as many new ones. Empty: papers stay and are drawn anew. */
  readonly replaces: readonly number[];
  /** It took no stock, as a name does: it does not count with what its browser holds. */
  readonly takesNothing?: true;
  /** The quote ends then, where that is before its usual end. */
  readonly until?: number;
};

export type ChangedPerson = PersonOfChange;

/** Changes of an issued order, by a wish of its owner. null (the default) where nothing is changed. */
export type Changes<Detail> = {
  /** How long a quote and its stock are held, in ms. */
  readonly quoteMs: number;
  /**
   * What a wish leads to at this moment. Takes the new stock as held, and only what the order does not have already.
   * Throws 409 `sold_out` or `not_allowed`, or 422 with the fields of the wish (`fields['arrival']`).
   */
  quote(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: {
      readonly wish: Schemas['ChangeWish'];
      readonly people: readonly PassengerRow[];
      /** Valid ones only. */
      readonly papers: readonly PaperRow[];
      readonly now: number;
    } & HeldFrom,
  ): Promise<Changed<Detail>>;
  /** Frees the stock that a quote took, when it is dropped, lapses, or the supplier refuses. Default: does nothing. */
  drop(db: Queryable, before: Detail, after: Detail): Promise<void>;
  /** The supplier agreed: what the quote took is sold, what falls away is freed. Default: does nothing. */
  take(db: Queryable, before: Detail, after: Detail): Promise<void>;
  /**
   * `after` where the order is not as it was when the change was quoted, with what happened to it since; null where the quote
   * depends on that, so that it is over. Default: null.
   */
  follow(now: Detail, quoted: { readonly before: Detail; readonly after: Detail }): Detail | null;
  /** Which part of what is booked is another one, for the history of the order. Default: null, it has no parts. */
  partOf(before: Detail, after: Detail): string | null;
  /**
   * Tells the supplier and gets the numbers of the papers that replace those, in their order, and then of those for who is
   * added; `refused` when it does not do it. Called outside of any transaction, and again until an answer is stored: idempotent by `changeId`, or the
   * numbers of an answer that was lost become void. The caller voids by `supplier.cancel` what it does not keep: the old
   * numbers, once the new ones are on the papers, or the new ones. Never asked for a number where no paper is new,
   * but told of the change all the same.
   */
  issue(
    change: {
      readonly orderId: string;
      readonly changeId: string;
      readonly before: Detail;
      readonly detail: Detail;
      readonly replaced: readonly PaperRow[];
      /** Positions of the people who are added. */
      readonly added: readonly number[];
    },
    supply: Supply,
  ): Promise<readonly string[] | 'refused'>;
};

/**
 * What an inquiry asks for, for its mails. `publicUrl`: of the site. `why`: the last words of a mail to an address that a
 * guest left.
 */
type AskedFor<Detail> = {
  readonly detail: Detail;
  readonly inquiryId: string;
  readonly publicUrl: string;
  readonly why: readonly Block[];
};

/**
 * What is asked for first: the supplier answers later, and its offer is an order that is held for a while. The product
 * has its own operations to ask, read and withdraw; `server/orders/inquiries/` does the rest.
 */
export type Inquiries<Detail> = {
  /** Until when the supplier has to answer. Server epoch ms. */
  answerBy(detail: Detail, askedAt: number): number;
  /** How long its offer is held. */
  readonly offerMs: number;
  /** When the answer is asked for; `answerBy` when there will be none. Server epoch ms. */
  answersAt(detail: Detail, askedAt: number, answerBy: number): number;
  /** Those of one line wait for the same, in the order in which they asked. Default: null, nobody waits for others. */
  lineOf(detail: Detail): string | null;
  /**
   * Takes the stock of what is offered; `wait`: nothing is free for them now, or who asked before has it, so it keeps its place
   * until its time ends. `until`: the offer ends then, where that is sooner.
   */
  answer(
    tx: Tx,
    asked: {
      readonly detail: Detail;
      readonly askedAt: number;
      readonly inquiryId: string;
      /** How many of its line asked before it and wait still. */
      readonly before: number;
      /** Who asked, for limits of what one may hold. */
      readonly holder: Holder;
      readonly config: Pick<Config, 'rateLimitFactor'>;
    },
    now: number,
  ): Promise<(Priced<Detail> & { readonly until?: number }) | 'refused' | 'wait'>;
  readonly mails: {
    offered(asked: AskedFor<Detail>, offer: { readonly amount: Money; readonly until: number }): Mail;
    refused(asked: AskedFor<Detail>): Mail;
    lapsed(asked: AskedFor<Detail>): Mail;
  };
};

/** Papers for the traveller. Default: only files. */
export type Papers<Detail> = {
  readonly words: MailWords;
  /** Where they depend on what was sold. Default: `words`. */
  wordsOf(detail: Detail): MailWords;
  /** Whether they say when their holder was born. Default: false. */
  readonly sayBirth: boolean;
  /** What was bought, in a mail. */
  bought(detail: Detail): Block;
  /** The papers as files; `url` opens the order. */
  files(order: Schemas['Order'], documents: Schemas['Documents'], url: string, wish?: PaperWish): Promise<PaperFile[]>;
  /** Further blocks of the mail with the papers: rules, what to bring. */
  blocks(order: Schemas['Order']): readonly Block[];
  /** An iCalendar file; null for a product without dates. */
  calendar(order: Schemas['Order'], url: string): string | null;
};

/**
 * The interface between a product and the shared order code. Holds, orders, payments, the ledger, mails and
 * background work are written once, in this folder, and know no product. Each product has its own operation to place
 * a hold; all later steps use this interface. Methods with a `tx` or `db` run in the caller's transaction.
 */
export type Product<Detail = unknown> = {
  pageOf(orderId: string): string;
  /** What was bought, in a line of a list, and when it starts and ends. */
  summary(detail: Detail): Schemas['Bought'];
  /** Journeys and stays, for a trip page. Default: none. */
  steps(detail: Detail): readonly Schemas['TripStep'][];
  /**
   * Own stock that answers a wish of a trip, and its price; null when nothing fits or the product sells nothing of the
   * kind. Default: null.
   */
  mend(wish: TripWish, asked: OfferContext): Promise<Offered | null>;
  /**
   * The contract's fields besides the core. `isTold`: false for who only found the order by its reference, and for mails.
   * `isOwner`: what it gives is given to orders of this browser or account.
   */
  view(
    order: OrderOf<Detail>,
    people: readonly PassengerRow[],
    asker: { readonly isTold: boolean; readonly isOwner: boolean },
  ): { readonly item: object; readonly lines: Schemas['OrderLine'][] };
  /** Duration of a new hold before any extension. */
  readonly holdSeconds: number;
  /** Adjusts price and stock to the people. Default: no change. */
  reprice(tx: Tx, order: OrderOf<Detail>, details: PassengerDetails): Promise<Priced<Detail>>;
  /**
   * Takes the stock of an order that holds nothing, at current prices: an expired order again, or a draft for the first
   * time. Throws 409 `sold_out`, or 409 `price_changed` when the sum is neither the old one nor `accepted`. For a draft
   * the caller turns these two into its status. `deadlineAt`: when it differs from `holdSeconds` from now.
   */
  holdAgain(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: HeldFrom & {
      readonly people: readonly PassengerRow[];
      readonly accepted: Money | undefined;
      readonly now: number;
    },
  ): Promise<Priced<Detail> & { readonly deadlineAt?: number }>;
  /** null (the default) where a hold comes first. */
  readonly draft: Draft<Detail> | null;
  readonly people: People<Detail>;
  /** null (the default) where nobody sends pictures. */
  readonly pictures: Pictures<Detail> | null;
  readonly stock: Stock<Detail>;
  readonly payment: Payment<Detail>;
  readonly supplier: Supplier<Detail>;
  readonly cancellation: CancellationRules<Detail>;
  readonly changes: Changes<Detail> | null;
  readonly papers: Papers<Detail>;
  /** null (the default) where everything is sold at once. */
  readonly inquiries: Inquiries<Detail> | null;
  /**
   * What it gives to other orders of its owner; stored with each detail. Which statuses of the order it stands in is said
   * by its kind. Default: nothing.
   */
  gives(detail: Detail): readonly Gift[];
};

/** All of T, of which only these keys are required. */
type With<T, Needed extends keyof T> = Pick<T, Needed> & Partial<T>;

type Own<Detail> = With<
  Pick<
    Product<Detail>,
    'pageOf' | 'summary' | 'steps' | 'mend' | 'view' | 'holdSeconds' | 'reprice' | 'holdAgain' | 'draft' | 'gives'
  >,
  'pageOf' | 'summary' | 'view' | 'holdSeconds' | 'holdAgain'
> & {
  readonly people: With<People<Detail>, 'emptyDraft' | 'check'>;
  readonly pictures?: With<Pictures<Detail>, 'kinds' | 'isFor' | 'keptDays'>;
  readonly stock?: With<Stock<Detail>, 'take' | 'release' | 'sell' | 'unsell' | 'hasSpare'>;
  readonly payment?: Partial<Payment<Detail>>;
  readonly supplier: With<Supplier<Detail>, 'issue' | 'promiseMs'>;
  readonly cancellation: With<CancellationRules<Detail>, 'quote'>;
  readonly changes?: With<Changes<Detail>, 'quoteMs' | 'quote' | 'issue'>;
  readonly papers: With<Papers<Detail>, 'words' | 'bought' | 'files'>;
  readonly inquiries?: With<Inquiries<Detail>, 'answerBy' | 'offerMs' | 'answersAt' | 'answer' | 'mails'>;
};

/** Defines a product; parts that it omits get their defaults. */
export const defineProduct = <Detail>(own: Own<Detail>): Product<Detail> => ({
  steps: () => [],
  mend: async () => null,
  reprice: async (_tx, { detail, fares }) => ({ detail, fares: euro(fares) }),
  draft: null,
  gives: () => [],
  ...own,
  people: {
    knownPassports: async () => [],
    isPrivate: () => false,
    ageClassOf: (_detail, { ageClass }) => ageClass,
    ...own.people,
  },
  pictures: own.pictures ? { isAskedAgain: () => false, arrivedAgain: async () => undefined, ...own.pictures } : null,
  stock: {
    take: async () => ({ taken: true }),
    release: async () => undefined,
    sell: async () => undefined,
    unsell: async () => undefined,
    hasSpare: async () => true,
    holdLimits: null,
    explain: async (_deps, _order, error) => error,
    ...own.stock,
  },
  payment: {
    plan: () => null,
    asSold: async (_db, detail) => detail,
    reminders: () => [],
    discountable: (_detail, fares) => fares,
    protectionPrice: () => null,
    isInTime: () => true,
    takesPlace: async () => true,
    ...own.payment,
  },
  supplier: { lastAnswer: null, whenPaid: null, refused: () => [], cancel: async () => undefined, ...own.supplier },
  cancellation: { quoteMs: null, isAllowedUnderWay: false, parts: null, ...own.cancellation },
  changes: own.changes
    ? {
        drop: async () => undefined,
        take: async () => undefined,
        follow: () => null,
        partOf: () => null,
        ...own.changes,
      }
    : null,
  papers: { wordsOf: () => own.papers.words, sayBirth: false, blocks: () => [], calendar: () => null, ...own.papers },
  inquiries: own.inquiries ? { lineOf: () => null, ...own.inquiries } : null,
});

/** The product of an order; throws for an unknown name. */
export type ProductOf = (name: Tables['orders']['product']) => Product;

export const productsOf =
  (products: Readonly<Record<string, Product>>): ProductOf =>
  (name) => {
    const product = products[name];
    if (!product) throw new Error(`Nothing is sold under the name ${name}`);
    return product;
  };
