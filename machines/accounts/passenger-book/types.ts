import type { Problem } from '#domain/core/problem.ts';

/** null: somebody new. */
export type PassengerRef = { readonly passengerId: string | null };
export type SavedRef = { readonly passengerId: string };

/** What was just done, to say so. */
export type PassengerNews = 'saved' | 'removed';

/** The page may come with the list, or without it when it could not be read. */
export type PassengerBookInput = { readonly isListed: boolean };

export type PassengerBookContext = {
  readonly isListed: boolean;
  /** Who is edited, removed or shown. */
  readonly passengerId: string | null;
  readonly news: PassengerNews | null;
  readonly problem: Problem | null;
};

/** What was typed and the passport numbers are in no event and in no context: the ports know them. */
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
