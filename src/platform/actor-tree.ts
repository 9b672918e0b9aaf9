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
