import type { Problem } from '#domain/core/problem.ts';

/** null: a new passenger. */
export type PassengerRef = { readonly passengerId: string | null };
export type SavedRef = { readonly passengerId: string };

export type PassengerNotice = 'saved' | 'removed';

/** False when the page could not load the list. */
export type PassengerBookInput = { readonly isListed: boolean };

export type PassengerBookContext = {
  readonly isListed: boolean;
  /** The passenger being edited, removed or revealed. */
  readonly passengerId: string | null;
  readonly news: PassengerNotice | null;
  readonly problem: Problem | null;
};

/** Events and context carry neither typed text nor passport numbers: the actors have them. */
export type PassengerBookEvent =
  | { type: 'list.retry' }
  | { type: 'passenger.add' }
  | { type: 'passenger.edit'; passengerId: string }
  | { type: 'passenger.save' }
  | { type: 'passenger.remove'; passengerId: string }
  | { type: 'passenger.reveal'; passengerId: string }
  | { type: 'removal.confirm' }
  | { type: 'task.cancel' }
  | { type: 'code.verify' }
  | { type: 'code.resend' }
  | { type: 'deadline.reached' };
