import type { Problem } from '#domain/problem.ts';
import type { DeadlineEvent } from '#machines/shared/deadline.ts';

export type FlightSessionInput = {
  readonly orderId: string;
  readonly deadlineAt: number;
  readonly extensionsLeft: number;
};

export type FlightSessionContext = FlightSessionInput & { readonly problem: Problem | null };

export type FlightSessionEvent =
  | DeadlineEvent
  | { type: 'session.extend' }
  /** Another tab or an answer of the server knows better. */
  | { type: 'session.sync'; deadlineAt: number; extensionsLeft: number };
