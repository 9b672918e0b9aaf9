import { isIssued } from '#domain/core/status-questions.ts';
import type { CardStage, TrackedCard } from '#machines/card/card-tracking/stages.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';

/** How a new card stands, for the machine of the tracker. Approved is issued with nothing made yet. */
export function trackedOf({ orderId, status, stage, item }: CardOrder): TrackedCard {
  return {
    ...{ orderId, status, stage: stageOf({ status, stage, item }) },
    asked: item.asked.map((field) => ({ position: 0, field })),
  };
}

function stageOf({ status, stage, item }: Pick<CardOrder, 'status' | 'stage' | 'item'>): CardStage | null {
  if (stage) return stage;
  return item.kind === 'new' && isIssued(status) ? 'approved' : null;
}
