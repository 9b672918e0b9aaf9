import type { Problem } from '#domain/core/problem.ts';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { FormContext } from '#machines/core/form.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Card = Schemas['Card'];
export type CardState = Card['state'];
/** What needs a code. */
export type CardAct = Schemas['CardAct'];

/** What decisions need of a card. Balance, digits and limits are in the query cache, never in here. */
export type CardStanding = Pick<Card, 'state' | 'allowed'> & {
  /** The next plastic costs nothing; else it is bought as an order. */
  readonly isReplacedFree: boolean;
};

/** Where the mail with the code went, and until when the code is good, server epoch ms. */
export type CardCodeSent = Pick<Schemas['CardCodeSent'], 'emailMasked' | 'endsAt'>;
/** Where what is left goes, and how much the page said that it is. */
export type Closing = Pick<Schemas['CardClosing'], 'to' | 'expected'>;

export type TravelCardInput = OrderInput & { readonly card: CardStanding };

export type TravelCardContext = TravelCardInput &
  FormContext & {
    /** What a code is for, while one is asked for or typed. */
    readonly act: CardAct | null;
    readonly closing: Closing | null;
    /** Rials from which a payment is mailed, while that is on its way; null: of none. */
    readonly above: number | null;
    readonly sent: CardCodeSent | null;
    /** Failed polls in a row. */
    readonly failures: number;
    /** Why this browser lost access to the card. */
    readonly lost: Problem | null;
  };

/** Neither a code nor a PIN is in any event: the actors have them. */
export type TravelCardEvent =
  | DeadlineEvent
  /** At once, without any code. */
  | { type: 'card.block' }
  | { type: 'act.ask'; act: Exclude<CardAct, 'close'> }
  | ({ type: 'closing.ask' } & Closing)
  | CodeEvent
  /** The code is given up. */
  | { type: 'task.drop' }
  | { type: 'pin.hide' }
  | PageHidden
  | { type: 'alert.set'; above: number | null };

/** The page is not seen any more: another tab, another program, a locked phone. */
export type PageHidden = { type: 'page.hidden' };

export type AskCodeInput = OrderInput & { readonly act: CardAct };
export type ActInput = AskCodeInput & { readonly closing: Closing | null };
export type AlertInput = OrderInput & { readonly above: number | null };
