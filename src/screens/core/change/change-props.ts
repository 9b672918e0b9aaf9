import type { ReactNode } from 'react';
import type { AppClock } from '#machines/core/clock.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { OrderChangeEvent } from '#machines/core/order-change/types.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import type { OnVerify } from '#src/screens/accounts/profile/StepUpCard.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { ChangeParts, ChangeSlots, ChangeWish } from '#src/screens/core/change/change-slots.ts';

export type PaySlot = {
  /** The button with the sum. */
  readonly buttonText: (sum: string) => string;
  readonly paidText: string;
  readonly overText: string;
  /** The way to keep everything as it is. */
  readonly beside: ReactNode;
};

export type ChangeCardProps<O extends OrderCore> = {
  readonly view: OrderChangeView;
  readonly order: O;
  readonly slots: ChangeSlots<O>;
  /** null until loaded. */
  readonly parts: ChangeParts<O> | null;
  readonly clock: AppClock;
  /** For the product's form. */
  readonly reads?: unknown;
  readonly send: (event: OrderChangeEvent) => void;
  readonly onAsk: (wish: ChangeWish | null, faults: readonly FormFault[]) => void;
  readonly onVerify: OnVerify;
  /** Pays the difference. */
  readonly pay: (slot: PaySlot) => ReactNode;
  /** What else is booked on the days that move. */
  readonly also?: ReactNode;
};
