import type { Money } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderChange = components['schemas']['OrderChange'];
export type ChangeTo = components['schemas']['ChangeConfirmation']['to'];

/** The part of a change that the machine decides by; the change itself is a part of the order that the page has. */
export type ChangeInfo = Pick<OrderChange, 'changeId' | 'status' | 'until' | 'at'> & {
  /** In EUR, both. One of them is 0. */
  readonly toPay: Money;
  readonly toGive: Money;
};

export const changeInfoOf = ({ changeId, status, until, at, toPay, toGive }: OrderChange): ChangeInfo => ({
  changeId,
  status,
  until,
  at,
  toPay: toPay.EUR,
  toGive: toGive.sum,
});

/** How long it is news that a change was made, in ms. */
const NEWS_MS = DAY_MS;

/** `serverNow`: epoch ms. */
export const isNews = ({ status, at }: Pick<OrderChange, 'status' | 'at'>, serverNow: number): boolean =>
  status === 'done' && serverNow - at < NEWS_MS;

/** What is wished is in no event and no input: names may be in it. The actor reads it from the form. */
export type QuoteChangeInput = OrderInput & { readonly idempotencyKey: string };
export type ConfirmChangeInput = OrderInput & {
  readonly changeId: string;
  readonly toPay: Money;
  readonly toGive: Money;
  readonly to: ChangeTo;
  readonly idempotencyKey: string;
};
export type DropChangeInput = OrderInput & { readonly changeId: string };

export type OrderChangeInput = OrderInput & {
  readonly flowId: string;
  readonly change: ChangeInfo | null;
  /** How the change ended is told: it was open on this page, or was made so lately that it is news (back from the bank). */
  readonly isTold: boolean;
};

export type OrderChangeContext = OrderChangeInput &
  FormContext & {
    /** What kind of change is asked for, in the product's word; null: none. */
    readonly asked: string | null;
    readonly to: ChangeTo;
    readonly attempt: number;
    readonly polls: number;
    /** End of a quote that has passed here; null: none. */
    readonly lateAt: number | null;
  };

export type OrderChangeEvent =
  | DeadlineEvent
  /** Opens the form of a kind of change. */
  | { type: 'change.open'; asked: string }
  | { type: 'change.close' }
  | ({ type: 'change.ask' } & Faulty)
  | { type: 'change.confirm' }
  /** Keeps the order as it is; or goes back from the question for a code. */
  | { type: 'change.drop' }
  | { type: 'change.retry' }
  | { type: 'refund.choose'; to: ChangeTo }
  /** The page has read the order again. */
  | { type: 'order.arrived'; change: ChangeInfo | null }
  | CodeEvent;
