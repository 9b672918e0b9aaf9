import type { AnyActorRef } from 'xstate';

/** Listens to an actor and to its children, as they come and go; returns the way to stop. */
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
 * An actor and all below it as one thing to read, as `useSelector` reads an actor: the snapshot is another object whenever
 * one of theirs is, and the same as long as none is, also before anybody listens.
 */
export function treeOf(actor: AnyActorRef): Pick<AnyActorRef, 'subscribe' | 'getSnapshot'> {
  let last: readonly unknown[] = [];
  const subscribe = ({ next }: { next: (tree: unknown) => void }) => ({
    unsubscribe: subscribeTree(actor, () => next(last)),
  });
  return {
    subscribe: subscribe as AnyActorRef['subscribe'], // an observer is what a hook brings
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
