import type { Transaction } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Basics } from '#server/basics.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import type { Block } from '#server/mails/layout.ts';
import type { OrderOf, PaperRow, PassengerRow } from '#server/orders/order-row.ts';

type Schemas = components['schemas'];
type Tx = Transaction<Tables>;

/** What the supplier gave. `person` is the place of whose it is. */
export type Paper = { readonly kind: string; readonly number: string; readonly person: number | null };
/**
 * What the supplier cannot give though the rest was issued, and what comes back for it by the rules it was sold under.
 */
export type Refused = { readonly papers: readonly Omit<Paper, 'number'>[]; readonly refund: Money };
/**
 * Done, or under way: then `stage` says how far, and it is asked again at a moment. Or refused for everybody: then the
 * order is cancelled, and what its rules say comes back.
 */
export type Issued =
  | { readonly papers: readonly Paper[]; readonly refused?: Refused }
  | { readonly refusedAll: { readonly refund: Money } }
  | { readonly stage: string; readonly nextCheckAt: number };

/** For a supplier that is a simulation of our own: it keeps its state in the database, on the clock of the server. */
export type Supply = { readonly db: Database; readonly now: () => number; readonly config: Config };

/** What comes back when an issued order is cancelled at a moment; all in EUR. */
export type Cancellation = {
  readonly refund: Money;
  /** By what `part` says in the lines of the price. */
  readonly lines: readonly { readonly part: string; readonly percent: number; readonly amount: Money }[];
  /** What was paid for it decides, and not the rules of what was bought. */
  readonly byProtection: boolean;
};

/** What a search asks with. */
export type Asked = { readonly db: Database; readonly now: number };
/** A search that finds something, and its lowest price for all who need it. */
export type Offered = Pick<Schemas['TripMend'], 'href' | 'price'>;

type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What is bought, and for how much, after somebody changed it. */
export type Priced<Detail> = { readonly detail: Detail; readonly fares: Money };

export type PaymentPlan = { readonly deposit: Money; readonly balanceDueAt: number };

export type PaperWish = {
  /** For a mail: before all downloads, and however many wait. */
  readonly isFirst?: boolean;
  /** Whoever asked has gone. */
  readonly signal?: AbortSignal;
};

/** A file of an issued order: `of` says which one is asked for, `name` what it is called on a device. */
export type PaperFile = {
  readonly of: Schemas['PaperFileName'];
  readonly name: string;
  readonly type: 'application/pdf' | 'text/plain; charset=utf-8';
  readonly bytes: Uint8Array;
};

/** The sentences of the mails that say what was bought; the rest of each mail is the same for all. */
export type MailWords = {
  /** "As soon as the payment is confirmed we …". */
  readonly whenPaid: string;
  /** Subject of the mail that brings the papers, without the reference: "Your tickets". */
  readonly papers: string;
  readonly issued: string;
  /** Heading above the numbers. */
  readonly numbers: string;
  readonly attached: string;
  readonly cancelled: string;
  /** "… so we had to cancel your tickets". */
  readonly cancelledByBank: string;
  readonly nothingBack: string;
  readonly notIssued: string;
  readonly notIssuedByBank: string;
};

/**
 * What a product is for the spine. Holds, orders, payments, the ledger, mails and background work are written once, in
 * this folder, and know no product. Placing the hold is each product's own operation; everything after it comes through
 * here. Methods with a `tx` or `db` run in the caller's transaction; `issue` and `cancel` ask the supplier, outside of
 * any.
 */
export type Product<Detail = unknown> = {
  /** Where an order is shown, as a path of the site. */
  pageOf(orderId: string): string;
  /** What was bought, in a line of a list, and when it starts and ends. */
  summary(detail: Detail): Schemas['Bought'];
  /** Its ways and stays, for a page that shows a whole journey; none for what happens on no day of it. */
  steps(detail: Detail): readonly Schemas['TripStep'][];
  /** Whom the supplier refused, by their place among the passengers: what is left of the order is not for them. */
  refused(detail: Detail): readonly number[];
  /** What of its stock answers a wish of a journey at a moment, and for how much; null: nothing, or it sells no such thing. */
  mend(wish: TripWish, asked: Asked): Promise<Offered | null>;
  /** What the contract says of it besides the core. */
  view(
    order: OrderOf<Detail>,
    people: readonly PassengerRow[],
  ): { readonly item: object; readonly lines: Schemas['OrderLine'][] };
  /** How long after its payment an order is issued, or the money goes back by itself; null promises nothing. */
  promiseMs(detail: Detail): number | null;
  /**
   * A deposit confirms it, and the rest is due at a moment; null where it is paid at once. A rest that is not paid by
   * then cancels the order by its own rules.
   */
  paymentPlan(detail: Detail, total: Money, now: number): PaymentPlan | null;
  /** What it costs to be free to cancel; null where that is not sold. */
  protectionPrice(fares: Money): Money | null;

  /**
   * How long an order is kept as a draft, which holds nothing: it is placed when its people are told. Null where a hold
   * comes first.
   */
  readonly draftMs: number | null;
  /**
   * Whether what was told may still be placed as it is, when an expired order is taken up again; else it is a draft once more.
   * Asked only of what is kept as a draft.
   */
  isStillRight(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: { readonly config: Config; readonly now: number },
  ): Promise<boolean>;

  /** How long a hold lasts before it is extended: `deadlineAt` of a new one is so far away. */
  readonly holdSeconds: number;

  /** Takes all of the stock of an order whose hold is over, or none. */
  take(db: Queryable, detail: Detail): Promise<{ readonly taken: boolean }>;
  /** Gives held stock back. */
  release(db: Queryable, detail: Detail): Promise<void>;
  /** Turns held stock into sold stock. */
  sell(db: Queryable, detail: Detail): Promise<void>;
  /** Gives sold stock back, for a refund. */
  unsell(db: Queryable, detail: Detail): Promise<void>;
  /** True while others still find stock of the same kind: then a hold may be extended. */
  hasSpare(db: Queryable, detail: Detail): Promise<boolean>;

  /** An empty form for the people of an order. */
  emptyDraft(detail: Detail): PassengerDraft;
  /** What cannot stay as it was typed, by field. */
  checkDetails(
    order: OrderOf<Detail>,
    details: PassengerDetails,
    now: number,
    kept: { readonly tx: Tx; readonly config: Config },
  ): FieldProblems | Promise<FieldProblems>;
  /**
   * Passport numbers that the product itself keeps of its people, by their places: who may not see one sends back what was shown
   * of it. None where the draft of the order has them.
   */
  knownPassports(tx: Tx, order: OrderOf<Detail>, config: Config): Promise<readonly string[]>;
  /** The price and the stock follow the people. */
  reprice(tx: Tx, order: OrderOf<Detail>, details: PassengerDetails): Promise<Priced<Detail>>;
  /**
   * Takes the stock of an order that holds nothing, at the prices of this moment: of an expired one once more, of a
   * draft for the first time. Throws when there is none (409 `sold_out`), and 409 `price_changed` when the sum is
   * neither what it was nor what was `accepted`. For a draft these two become its status.
   */
  holdAgain(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: { readonly people: readonly PassengerRow[]; readonly accepted: Money | undefined; readonly now: number },
  ): Promise<Priced<Detail> & { readonly deadlineAt: number }>;
  /**
   * Asked when a hold has just been written: throws 429 when its browser, or its address, now holds more than it needs,
   * so that nobody empties the stock without paying.
   */
  requireFew(
    tx: Tx,
    order: OrderOf<Detail>,
    asked: { readonly address: string; readonly config: Config; readonly now: number },
  ): Promise<void>;
  /** Says after the transaction was undone what else there is; gives any other error back as it is. */
  explain(deps: Basics, order: OrderOf<Detail>, error: unknown): Promise<unknown>;

  /**
   * The supplier's papers; throws when the supplier refuses. Twice gives the same, or what the first one gave is
   * worthless.
   */
  issue(
    order: { readonly orderId: string; readonly detail: Detail; readonly people: number },
    supply: Supply,
  ): Promise<Issued>;
  /**
   * Asked once more when the promise has ended: papers that some have by then are theirs, and only the rest goes back. Where it
   * answers anything else, and where it is null, all goes back.
   */
  readonly lastAnswer: Product<Detail>['issue'] | null;
  /**
   * What comes back when an issued order is cancelled now, by the rules it was sold under; null when it is too late.
   */
  quoteCancel(order: OrderOf<Detail>, people: readonly PassengerRow[], now: number): Promise<Cancellation | null>;
  /**
   * Giving back one paper and not all: what comes back for it, null when it is too late or the others cannot do
   * without, and its stock. Null where an order is given back as a whole. Not while a rest is to be paid.
   */
  readonly inParts: {
    quote(order: OrderOf<Detail>, papers: readonly PaperRow[], now: number): Promise<Cancellation | null>;
    unsell(db: Queryable, detail: Detail, papers: readonly Pick<Paper, 'kind' | 'person'>[]): Promise<void>;
  } | null;
  /** How long a quote may be kept, for a product whose refund falls while people decide; null where none is kept. */
  readonly quoteMs: number | null;
  /** True where it may be cancelled while it is being issued; `quoteCancel` then knows it by the status. */
  readonly cancelsUnderWay: boolean;
  /** Makes the papers worthless at the supplier; twice is once. Throws when the supplier does not confirm it. */
  cancel(order: {
    readonly orderId: string;
    readonly detail: Detail;
    readonly numbers: readonly string[];
  }): Promise<void>;

  readonly words: MailWords;
  /** What was bought, in a mail. */
  mailBlock(detail: Detail): Block;
  /** What the mail with the papers says of them besides: rules, what to bring. */
  paperBlocks(order: Schemas['Order']): readonly Block[];
  /** The papers as files; `url` opens the order. */
  files(order: Schemas['Order'], documents: Schemas['Documents'], url: string, wish?: PaperWish): Promise<PaperFile[]>;
  /** A calendar with what was bought; null where there is nothing to be in time for. */
  calendar(order: Schemas['Order'], url: string): string | null;
};

/** The product of an order; throws for a name that nothing is sold under. */
export type ProductOf = (name: Tables['orders']['product']) => Product;

/** Everything that is sold, as one lookup. */
export const productsOf =
  (products: Readonly<Record<string, Product>>): ProductOf =>
  (name) => {
    const product = products[name];
    if (!product) throw new Error(`Nothing is sold under the name ${name}`);
    return product;
  };
