import type { OrderKeepingView } from '#machines/core/order-keeping/view.ts';

export const orderKeepingViews = {
  apart: { kind: 'apart' },
  keeping: { kind: 'keeping' },
  kept: { kind: 'kept' },
  notKept: { kind: 'notKept' },
} satisfies Record<string, OrderKeepingView>;
