import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { subscribeTree } from '#src/platform/actor-tree.ts';

/**
 * The view of a flow, kept up to date by the machine and by all machines it has invoked. The same view object is given
 * as long as nothing in it changed, so that a screen renders only for news.
 */
export function useFlowView<TActor extends AnyActorRef, TView>(
  actor: TActor,
  viewOf: (snapshot: SnapshotFrom<TActor>) => TView,
): TView {
  const last = useRef<{ text: string; view: TView } | null>(null);
  const read = useCallback(() => {
    const view = viewOf(actor.getSnapshot());
    const text = JSON.stringify(view);
    if (last.current?.text !== text) last.current = { text, view };
    return last.current.view;
  }, [actor, viewOf]);
  const subscribe = useCallback((changed: () => void) => subscribeTree(actor, changed), [actor]);
  return useSyncExternalStore(subscribe, read, read);
}
