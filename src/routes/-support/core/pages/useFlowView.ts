import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { treeOf } from '#src/platform/core/flow/actor-tree.ts';

/**
 * The view of a flow, kept up to date by the machine and by all machines it has invoked. The same view object is given
 * as long as nothing in it changed, so that a screen renders only for news.
 */
export function useFlowView<TActor extends AnyActorRef, TView>(
  actor: TActor,
  viewOf: (snapshot: SnapshotFrom<TActor>) => TView,
): TView {
  const tree = useMemo(() => treeOf(actor), [actor]);
  return useSelector(tree, () => viewOf(actor.getSnapshot()), saysTheSame);
}

/** Views are plain values: what a machine says, as JSON. */
const saysTheSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
