import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';

/** null: a new passenger. */
export type PassengerRef = { readonly passengerId: string | null };
export type SavedRef = { readonly passengerId: string };

export type PassengerNotice = 'saved' | 'removed';

/** False when the page could not load the list. */
export type PassengerBookInput = { readonly isListed: boolean };

export type PassengerBookContext = FormContext & {
  readonly isListed: boolean;
  /** The passenger being edited, removed or revealed. */
  readonly passengerId: string | null;
  readonly news: PassengerNotice | null;
};

/** Events and context carry neither typed text nor passport numbers: the actors have them. */
export type PassengerBookEvent =
  | { type: 'list.retry' }
  | { type: 'passenger.add' }
  | { type: 'passenger.edit'; passengerId: string }
  | ({ type: 'passenger.save' } & Faulty)
  | { type: 'passenger.remove'; passengerId: string }
  | { type: 'passenger.reveal'; passengerId: string }
  | { type: 'removal.confirm' }
  | { type: 'task.cancel' }
  | CodeEvent
  | { type: 'deadline.reached' };
