import { isIssued } from '#domain/core/status-questions.ts';
import type { CardLifeData } from '#src/routes/-support/card/card-life-data.ts';
import type { OrderLife } from '#src/routes/-support/core/checkout/order-life.ts';
import { latePiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

const part = latePiece(async () => (await import('#src/routes/-support/card/CardLife.tsx')).CardLife);

/** The card on the page of the order that it came with, for the account that it belongs to. */
export const orderLife: OrderLife<CardLifeData> = {
  isOf: (order) => order.product === 'card' && order.item.kind === 'new' && order.isInAccount && isIssued(order.status),
  load: async (context, { orderId }) => {
    const [{ loadCardLife }] = await Promise.all([
      import('#src/routes/-support/card/load-card-life.ts'),
      part.preload(),
    ]);
    return loadCardLife(context, orderId);
  },
  Life: part.Late,
};
