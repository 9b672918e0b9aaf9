import type { AnyActorRef } from 'xstate';

/** Subscribes to an actor and all its descendants as they come and go; returns an unsubscribe function. */
export function subscribeTree(actor: AnyActorRef, changed: () => void): () => void {
  const children = new Map<AnyActorRef, () => void>();
  const follow = () => {
    const alive = new Set(Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}));
    for (const [child, stop] of children) {
      if (alive.has(child)) continue;
      stop();
      children.delete(child);
    }
    for (const child of alive) if (!children.has(child)) children.set(child, subscribeTree(child, changed));
  };
  const subscription = actor.subscribe({
    next: () => {
      follow();
      changed();
    },
    error: changed,
    complete: changed,
  });
  follow();
  return () => {
    subscription.unsubscribe();
    for (const stop of children.values()) stop();
  };
}

/**
 * An actor tree in the shape that `useSelector` expects: the snapshot changes identity exactly when a snapshot in the tree does, also
 * without subscribers.
 */
export function treeOf(actor: AnyActorRef): Pick<AnyActorRef, 'subscribe' | 'getSnapshot'> {
  let last: readonly unknown[] = [];
  const subscribe = ({ next }: { next: (tree: unknown) => void }) => ({
    unsubscribe: subscribeTree(actor, () => next(last)),
  });
  return {
    subscribe: subscribe as AnyActorRef['subscribe'], // the hook passes an observer
    getSnapshot: () => {
      const now = snapshotsIn(actor);
      if (now.length !== last.length || now.some((snapshot, index) => snapshot !== last[index])) last = now;
      return last;
    },
  };
}

function snapshotsIn(actor: AnyActorRef): readonly unknown[] {
  const snapshot = actor.getSnapshot();
  return [snapshot, ...Object.values<AnyActorRef>(snapshot.children ?? {}).flatMap(snapshotsIn)];
}
