import type { ColumnType, Generated } from 'kysely';
import type { AgeClass } from '#domain/core/ages.ts';
import type { Currency } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';

type Moment = number;

type PassportColumns = {
  readonly passport_sealed: string;
  readonly passport_masked: string;
  readonly passport_mark: string | null;
};

/** Who is another from a change on. What is not in the contract is shown to nobody before it stands. */
export type PersonOfChange = components['schemas']['OrderChange']['people'][number] & {
  /** Another passport number; left out where it stays. */
  readonly passport?: PassportColumns;
  /** The browser that typed the number, with `passport` or `added`; null: nobody sees it whole. */
  readonly typed_by?: string | null;
  /** Somebody else takes the place; with `passport`. */
  readonly instead?: {
    readonly birth_on: string | null;
    readonly nationality: string;
    readonly passport_country: string;
    readonly passport_expires_on: string | null;
  };
  /** Somebody new, with the kind of the paper; left out for who is in the order. */
  readonly added?: PassportColumns & {
    readonly age_class: AgeClass;
    readonly birth_on: string | null;
    readonly nationality: string;
    readonly passport_country: string;
    readonly passport_expires_on: string | null;
    readonly paper: string;
  };
};

/** Tables shared by all products. Times in server epoch ms, money in cents of EUR. */
export type Tables = {
  fact_correction: {
    id: string;
    content: ColumnType<unknown, string, string>;
    imported_at: number;
  };
  orders: {
    id: string;
    reference: string;
    product: string;
    status: OrderStatus;
    owner: string;
    account_id: string | null;
    /** What was bought; only its product reads it. */
    detail: ColumnType<unknown, string, string>;
    starts_at: Moment;
    ends_at: Moment;
    /** What it gives to other orders of its owner: `Gift[]`; written with the detail. */
    gives: ColumnType<unknown, string | undefined, string>;
    /** How far it is, in its product's word; written by `setStage`. */
    stage: string | null;
    fares: number;
    protection: Generated<number>;
    discount_code: number | null;
    /** Subtracted from the fares, in cents of EUR. */
    discount: Generated<number>;
    /** No longer owed, because the supplier refused a part; in cents of EUR. */
    waived: Generated<number>;
    /** Refunded after a cancellation, in cents of EUR. */
    refunded: number | null;
    /** The rates that it was first shown with; null: those of now. */
    rates: ColumnType<Rates | null, string | null | undefined, string | null>;
    email: string | null;
    phone: string | null;
    deadline_at: Moment;
    extensions: Generated<number>;
    attempts: Generated<number>;
    promised_at: Moment | null;
    issued_at: Moment | null;
    balance_due_at: Moment | null;
    /** When the last mail about the unpaid balance was queued. */
    reminded_at: Generated<Moment | null>;
    work_at: Moment | null;
    created_at: Moment;
    /** Keyed hashes of the networks of the hold, separated by blanks; null after a day. */
    held_from: Generated<string | null>;
    version: Generated<number>;
  };
  order_access: { order_id: string; visitor: string; proved_until: Generated<Moment> };
  order_event: {
    id: Generated<number>;
    order_id: string;
    status: OrderStatus;
    /** What happened while the status stayed, in the product's word; null where the status says it. */
    what: string | null;
    /** Beside `changed`; null for changes from before this was kept. */
    change: ColumnType<components['schemas']['MadeChange'] | null, string | null | undefined, string | null>;
    at: Moment;
  };
  order_draft: { order_id: string; sealed: string; saved_at: Moment };
  passenger: {
    order_id: string;
    position: number;
    age_class: AgeClass;
    /** Empty where its product asks for none. */
    title: '' | 'MR' | 'MS';
    first_name: string;
    last_name: string;
    /** Fields that a product does not ask for are null or empty. */
    birth_on: string | null;
    nationality: string;
    passport_country: string;
    passport_expires_on: string | null;
    passport_sealed: string;
    passport_masked: string;
    /** Keyed hash of the passport, by which other orders of the owner find the same traveller; null without one. */
    passport_mark: Generated<string | null>;
    /** Hash of the visitor whose browser typed the passport number; null for a saved passenger's number. */
    typed_by: string | null;
    /** When this person left an order that continues for the others. */
    left_at: Moment | null;
  };
  paper: {
    order_id: string;
    position: number;
    kind: string;
    number: string;
    /** Position of the holder. */
    person: number | null;
    cancelled_at: Moment | null;
  };
  payment: {
    charge_id: string;
    order_id: string;
    attempt: number;
    purpose: Generated<'full' | 'deposit' | 'balance' | 'difference'>;
    /** Counts the payments of one purpose. */
    ordinal: Generated<number>;
    status: 'started' | 'succeeded' | 'declined' | 'refunded';
    /** Part of the order's price that it pays, by card and balance together, in cents of EUR. */
    worth: number;
    amount: number;
    currency: Currency;
    /** US dollars per euro when the payment began. */
    per_euro: number;
    /** Paid by the balance, in cents of EUR. */
    from_balance: Generated<number>;
    /** Card refund when it is less than the charge; in the charge's currency. */
    refund_amount: number | null;
    /** Refunded because the order did not need it. */
    is_unneeded: Generated<boolean>;
    /** Partial refunds made by the bank on its own; in the charge's currency. */
    taken_back: Generated<number>;
    decline_reason: string | null;
    redirect_url: string | null;
    started_at: Moment;
    settled_at: Moment | null;
    /** Total of partial refunds while the order continues; in the charge's currency. */
    given_back: Generated<number>;
    /** When background work requests the partial refund at the gateway. */
    part_refund_due_at: Moment | null;
    /** When background work makes the refund; null when none is due. */
    refund_due_at: Moment | null;
    /** When the gateway was asked for the last refund, or made one on its own. */
    refund_sent_at: Generated<Moment | null>;
    /** The bank took all of it back on its own. */
    is_taken_back: Generated<boolean>;
    /** When background work asks the gateway about the charge; null once decided. */
    check_at: Moment | null;
  };
  /** A gift that is used once: what `person` of the order `giver` was given is used by the order `taker`. */
  gift_taken: { kind: string; giver: string; person: number; taker: string };
  /** An ended order whose gift another order has taken over since. */
  gift_lost: { loser: string };
  /** Papers of an ended order that the supplier must still cancel. */
  unmaking: { order_id: string; numbers: string[]; due_at: Moment };
  payment_event: { event_id: string; charge_id: string; kind: string; received_at: Moment };
  sandbox_charge: {
    charge_id: string;
    reference: string;
    amount: number;
    currency: Currency;
    status: 'pending' | 'succeeded' | 'declined' | 'refunded';
    /** Amount refunded so far; null before any refund. */
    refunded: number | null;
    decline_reason: string | null;
    return_url: string;
    callback_url: string;
    decided_at: Moment | null;
    event_id: string | null;
    delivered_at: Moment | null;
    tries: Generated<number>;
    next_try_at: Moment | null;
  };
  outbox: {
    id: string;
    order_id: string | null;
    /** For a mail about an account; null for one about an order. */
    account_id: string | null;
    kind: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    /** Version for the site's inbox, when the mail contains a secret. */
    covered_subject: string | null;
    covered_text: string | null;
    created_at: Moment;
    run_at: Moment;
    tries: Generated<number>;
    sent_at: Moment | null;
  };
  idempotency: {
    owner: string;
    operation: string;
    key: string;
    fingerprint: string;
    status: number | null;
    answer: ColumnType<unknown, string | null, string | null>;
    created_at: Moment;
  };
  work_failure: { job: string; id: string; tries: number; failed_at: Moment };
  rate_limit: { bucket: string; window_at: Moment; used: number };
  account: {
    id: string;
    /** Lower case. */
    email: string;
    /** Argon2id in PHC format. */
    password_hash: string;
    phone: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    calendar_mode: Generated<'gregory' | 'persian'>;
    currency: Generated<Currency>;
    email_confirmed_at: Moment | null;
    pending_email: string | null;
    /** Cents of EUR; the sum of the ledger, updated with each line. */
    balance: Generated<number>;
    /** Cents of EUR reversed by banks; the balance may be this far below zero. */
    charged_back: Generated<number>;
    created_at: Moment;
    erased_at: Moment | null;
  };
  session: {
    id: string;
    token_hash: string;
    account_id: string;
    /** reset: opened by a one-time code, may only set a password. */
    purpose: 'full' | 'reset';
    device: string;
    created_at: Moment;
    last_seen_at: Moment;
    ends_at: Moment;
    stepped_up_until: Moment | null;
    /** Until then the session may move money without the password. */
    active_until: Moment;
    /** The visitor that the session acts as; null until its first request. */
    visitor: Generated<string | null>;
  };
  /** Visitor cookies taken over by a session: they open nothing. */
  retired_visitor: {
    visitor: string;
    account_id: string | null;
    retired_at: Moment;
    /** Time of the first takeover; only the session of that takeover may give it back. */
    first_at: Generated<Moment | null>;
  };
  staff_session: { token_hash: string; name: string; checked_hash: string; created_at: Moment; ends_at: Moment };
  /** The last time step of one-time codes used by a member. */
  staff_code: { name: string; step: number };
  staff_act: {
    id: Generated<number>;
    at: Moment;
    name: string;
    act: string;
    order_id: string | null;
    position: number | null;
    field: string | null;
  };
  one_time_code: {
    id: string;
    /** Set for a code of an account; `order_id` for one of an order. */
    account_id: string | null;
    order_id: string | null;
    /** With a point: one of a product, for one act of its own. */
    purpose: 'reset' | 'stepUp' | 'order' | `${string}.${string}`;
    asked_by: string;
    code_hash: string;
    link_hash: string | null;
    tries: Generated<number>;
    created_at: Moment;
    ends_at: Moment;
    used_at: Moment | null;
  };
  known_browser: { token_hash: string; account_id: string; ends_at: Moment };
  email_confirmation: {
    token_hash: string;
    account_id: string;
    email: string;
    created_at: Moment;
    ends_at: Moment;
    used_at: Moment | null;
  };
  invitation: {
    token_hash: string;
    email: string;
    discount_codes: number[];
    created_at: Moment;
    ends_at: Moment;
    used_at: Moment | null;
  };
  newsletter_subscription: { id: string; email: string; created_at: Moment };
  saved_passenger: {
    id: string;
    account_id: string;
    is_me: boolean;
    title: 'MR' | 'MS';
    first_name: string;
    last_name: string;
    birth_on: string;
    nationality: string;
    passport_country: string;
    passport_expires_on: string;
    passport_sealed: string;
    passport_masked: string;
    created_at: Moment;
  };
  ledger: {
    id: Generated<number>;
    /** Identifies the event; unique, so that no event is posted twice. */
    key: string;
    account_id: string;
    kind: components['schemas']['Transaction']['kind'];
    /** Double entry: from one book to another. `balance` is the account's own. */
    from_book: 'balance' | 'gateway' | 'sales' | 'bank';
    to_book: 'balance' | 'gateway' | 'sales' | 'bank';
    /** Cents of EUR, above zero. */
    amount: number;
    balance_after: number;
    order_id: string | null;
    at: Moment;
  };
  top_up: {
    charge_id: string;
    account_id: string;
    /** refunded: the gateway refunded it before we knew of the payment. */
    status: 'started' | 'succeeded' | 'declined' | 'refunded';
    amount: number;
    decline_reason: string | null;
    redirect_url: string | null;
    started_at: Moment;
    settled_at: Moment | null;
    check_at: Moment | null;
    /** Our refund, in cents of EUR; gateways allow one per top-up. */
    refund_amount: number | null;
    refund_due_at: Moment | null;
    /** Partial refunds made by the bank on its own, in cents of EUR. */
    taken_back: Generated<number>;
  };
  payout_transfer: {
    id: string;
    account_id: string;
    /** Cents of EUR. */
    amount: number;
    /** Account holder and IBAN, encrypted; null once closed. */
    sealed_bank: string | null;
    requested_at: Moment;
    closed_at: Moment | null;
    outcome: 'paid' | 'returned' | null;
  };
  discount_code: {
    code: number;
    percent: number;
    /** Minimum fares, in cents of EUR. */
    min_fares: number;
    starts_at: Moment;
    ends_at: Moment;
    /** Total number of orders that may use it; null: unlimited. */
    max_uses: number | null;
    /** Only for accounts to which it was granted, once each. */
    is_personal: boolean;
  };
  cancellation: {
    order_id: string;
    /** Counts the cancellations of an order, which may be partial. */
    ordinal: number;
    /** Positions of the cancelled papers; null for all that were still valid. */
    papers: number[] | null;
    done_at: Moment | null;
    /** Cents of EUR. */
    refund: number;
    /** By how much less of the rest is owed once these papers are cancelled, in cents of EUR. */
    less_owed: Generated<number>;
    destination: 'card' | 'balance';
    /** The bank took the payment back, so the papers were cancelled. */
    is_by_bank: Generated<boolean>;
    is_unpaid: Generated<boolean>;
    /** The supplier refused it: nobody asked to cancel. */
    is_refused: Generated<boolean>;
    /** Why money came back. Of a change and of a fall no paper goes. */
    cause: Generated<'cancelled' | 'changed' | 'priceFell'>;
    requested_at: Moment;
  };
  /** A change of an issued order; see the migration. Money in cents of EUR. */
  order_change: {
    id: string;
    order_id: string;
    ordinal: number;
    kind: string;
    status: 'quoted' | 'changing' | 'done' | 'lapsed' | 'refused' | 'dropped';
    before: ColumnType<unknown, string, string>;
    after: ColumnType<unknown, string, string>;
    people: ColumnType<PersonOfChange[], string, string>;
    replaces: number[];
    /** Void numbers, by the order of `replaces`; null until they are. */
    numbers: string[] | null;
    /** What the supplier issued, by the order of `replaces`; null until it has agreed. */
    issued: string[] | null;
    /** Networks that asked for it, as in `orders`; null when it holds nothing. */
    held_from: Generated<string | null>;
    fares: number;
    discount: number;
    old_total: number;
    new_total: number;
    destination: 'card' | 'balance' | null;
    /** What came back; null until it is done. */
    given: ColumnType<components['schemas']['OrderChange']['toGive'] | null, string | null, string | null>;
    until: Moment;
    quoted_at: Moment;
    /** When it was paid or confirmed. */
    begun_at: Moment | null;
    ended_at: Moment | null;
    due_at: Moment | null;
  };
  /** What a supplier was asked first, of any product. */
  inquiry: {
    id: string;
    product: string;
    owner: string;
    account_id: string | null;
    status: 'inquiring' | 'offered' | 'accepted' | 'refused' | 'lapsed' | 'withdrawn';
    /** What is asked for, as the order will have it; only its product reads it. */
    detail: ColumnType<unknown, string, string>;
    fares: number;
    asked_at: Moment;
    answer_by: Moment;
    answered_at: Moment | null;
    offer_until: Moment | null;
    order_id: string | null;
    /** When background work looks at it next; of an ended one, when it is deleted. */
    due_at: Moment | null;
    /** As in `orders`. */
    held_from: Generated<string | null>;
    /** Grows with each inquiry, also within a millisecond. */
    turn: Generated<number>;
    /** Those of one line are answered in the order in which they were asked; null: it waits for nobody. */
    line: string | null;
    /** Where a guest wants the answer; null once it is answered. */
    email: string | null;
  };
  part_refund: {
    order_id: string;
    ordinal: number;
    charge_id: string;
    /** Cents of EUR, like `from_balance`; `by_card` in the charge's currency. */
    worth: number;
    from_balance: number;
    by_card: number;
    /** When the gateway was asked to pay it back. */
    sent_at: Generated<Moment | null>;
  };
  /** A cancellation quote that is promised until a time. */
  kept_quote: {
    order_id: string;
    papers: number[] | null;
    refund: number;
    lines: ColumnType<components['schemas']['CancellationQuote']['lines'], string, string>;
    by_protection: boolean;
    until: Moment;
  };
  discount_grant: { code: number; account_id: string; granted_at: Moment };
  contact_message: {
    id: string;
    number: string;
    owner: string;
    account_id: string | null;
    order_id: string | null;
    topic: string;
    sealed: string;
    created_at: Moment;
    delete_at: Moment;
    waits_since: Moment | null;
    last_at: Moment;
    closed_by: string | null;
    closed_at: Moment | null;
  };
  contact_reply: {
    id: string;
    message_id: string;
    position: number;
    staff_name: string | null;
    sealed: string;
    created_at: Moment;
  };
  trace_report: {
    id: string;
    sender: string;
    note: string;
    page: string;
    build: string;
    traces: string;
    created_at: Moment;
    delete_at: Moment;
  };
  picture: {
    id: string;
    order_id: string;
    position: number;
    kind: string;
    bytes: number;
    width: number;
    height: number;
    sealed: ColumnType<Uint8Array, Buffer, Buffer>;
    stored_at: number;
  };
  picture_upload: {
    id: string;
    order_id: string;
    position: number;
    kind: string;
    bytes: number;
    received: Generated<number>;
    picture_id: ColumnType<string | null, string | null | undefined, string | null>;
    refused: ColumnType<string[] | null, string | null | undefined, string | null>;
    ends_at: number;
  };
  picture_upload_part: { upload_id: string; begins: number; sealed: ColumnType<Uint8Array, Buffer, Buffer> };
  /** One row: bytes of pictures of unpaid orders, never less than there are. */
  picture_room: { only_one: Generated<boolean>; bytes: number; counted_at: Generated<number> };
};
