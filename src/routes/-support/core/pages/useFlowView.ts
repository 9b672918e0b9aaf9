import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { treeOf } from '#src/platform/core/flow/actor-tree.ts';

/**
 * The view of a flow, updated by its machine and invoked machines. Keeps its identity while equal, so that screens render only on changes.
 */
export function useFlowView<TActor extends AnyActorRef, TView>(
  actor: TActor,
  viewOf: (snapshot: SnapshotFrom<TActor>) => TView,
): TView {
  const tree = useMemo(() => treeOf(actor), [actor]);
  return useSelector(tree, () => viewOf(actor.getSnapshot()), saysTheSame);
}

/** Views are plain JSON values. */
const saysTheSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
