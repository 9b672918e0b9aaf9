import type { OrderKeepingSnapshot } from '#machines/core/order-keeping/machine.ts';

export type OrderKeepingView = { readonly kind: 'apart' | 'keeping' | 'kept' | 'notKept' };

export function orderKeepingView(snapshot: OrderKeepingSnapshot): OrderKeepingView {
  if (!snapshot.matches('signedIn')) return { kind: 'apart' };
  if (snapshot.matches({ signedIn: 'kept' })) return { kind: 'kept' };
  return { kind: snapshot.matches({ signedIn: 'keeping' }) ? 'keeping' : 'notKept' };
}
