import type { Problem } from '#domain/core/problem.ts';
import type { PlaceProblem } from '#domain/transport/runs/choice.ts';
import { type OpenProblem, openProblem, type PlacePlan } from '#domain/transport/runs/picking.ts';
import { choiceCents } from '#domain/transport/runs/price.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import type { TransportRunSnapshot } from '#machines/transport/transport-run/machine.ts';

export type TransportRunView = {
  /** Of what is held: the page of the people is on its way. null before. */
  readonly orderId: string | null;
  readonly plan: PlacePlan;
  readonly choice: readonly ChosenPlace[];
  /** EUR cents for what is chosen. */
  readonly cents: number;
  /** Why it cannot be held yet. */
  readonly open: OpenProblem | null;
  /** Why the last press changed nothing. */
  readonly refused: PlaceProblem | null;
  readonly isHolding: boolean;
  /** The answer is late. */
  readonly isSlow: boolean;
  /** The plan is being read anew. */
  readonly isReading: boolean;
  /** `problem.price` says old and new. */
  readonly isPriceChanged: boolean;
  readonly problem: Problem | null;
  /** So many places of the choice others took meanwhile. */
  readonly lost: number;
};

export function transportRunView(snapshot: TransportRunSnapshot): TransportRunView {
  const { orderId, plan, choice, refused, problem, lost, isSlow } = snapshot.context;
  return {
    ...{ orderId, plan, choice, refused, problem, lost, isSlow },
    cents: choiceCents(plan.runClass, choice, plan.childPercent),
    open: openProblem(plan, choice),
    isHolding: snapshot.matches('holding') || orderId !== null,
    isReading: snapshot.matches('reading'),
    isPriceChanged: snapshot.matches('priceChanged'),
  };
}
