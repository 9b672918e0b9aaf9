import type { ComponentType } from 'react';
import type { Money } from '#domain/core/money.ts';
import type { FormContext, FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

// What a product gives for changes of its issued orders. `kind`: a kind of its wishes (`ChangeWish`).

export type OrderChange = components['schemas']['OrderChange'];
export type ChangeWish = components['schemas']['ChangeWish'];

/** `change/entries.ts` of a product whose orders can be changed: comes with an issued order. The rest comes with the first change. */
export type ChangeSlots<O extends OrderCore> = {
  /** The buttons: what can be asked for now. Empty: nothing. */
  readonly entriesOf: (order: O) => readonly { readonly kind: string; readonly text: string }[];
  /** `async () => (await import('…/change-parts.tsx')).changeParts`: the same function at each render. */
  readonly load: () => Promise<ChangeParts<O>>;
};

export type ChangeFormProps<O extends OrderCore> = {
  readonly kind: string;
  readonly order: O;
  /** For `useTypedForm`: what is wrong with it, also what the server says of the fields of the wish. */
  readonly shown: FormContext;
  readonly isBusy: boolean;
  /** What the product's room of the routes gives to its form (`change-reads.ts`); undefined where it has none. */
  readonly reads: unknown;
  /** With faults nothing is asked, and the wish may be null. */
  readonly onAsk: (wish: ChangeWish | null, faults: readonly FormFault[]) => void;
};

export type ChangeProps<O extends OrderCore> = { readonly order: O; readonly change: OrderChange };

export type ChangeRow = {
  readonly id: string;
  readonly term: string;
  readonly before: string;
  readonly after: string;
};

export type ChangeParts<O extends OrderCore> = {
  /** The fields of a kind, and the button that asks for its price. */
  readonly Form: ComponentType<ChangeFormProps<O>>;
  /** Old and new as a drawing, above the sums. */
  readonly Picture?: ComponentType<ChangeProps<O>>;
  /** What changes with it. `change.item` is the product's own item, as it is afterwards. */
  readonly rowsOf: (props: ChangeProps<O>) => readonly ChangeRow[];
  /** Lines between the price until now and the new one; left out where two totals say it all. */
  readonly linesOf?: (props: ChangeProps<O>) => readonly { readonly label: string; readonly amount: Money | string }[];
  readonly words: {
    /** Of the form, and of the quote. */
    readonly title: (kind: string, order: O) => string;
    readonly lead: (kind: string, order: O) => string;
    /** The one button: `sum` is what is paid, or what comes back; null where neither. */
    readonly pay: (props: ChangeProps<O>, sum: string) => string;
    readonly getBack: (props: ChangeProps<O>, sum: string) => string;
    readonly doIt: (props: ChangeProps<O>) => string;
    /** "Keep 5 to 8 December". */
    readonly keep: (order: O, asked: { readonly kind: string; readonly change: OrderChange | null }) => string;
    /** "Rooms held for"; the minutes follow. null for a kind that holds nothing. */
    readonly held: (kind: string) => string | null;
    /** Below the buttons. */
    readonly note: (props: ChangeProps<O>) => string;
    readonly changing: (props: ChangeProps<O>) => string;
    readonly done: (props: ChangeProps<O>) => string;
    readonly refused: (props: ChangeProps<O>) => string;
    readonly lapsed: () => string;
  };
};

/** The flow of changes on an order's page, for any product. */
export type ChangeComponent = ComponentType<{ readonly order: OrderCore; readonly isProtected: boolean }>;
