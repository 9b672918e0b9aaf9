import { activeCard, pinOf, spend } from '#server/products/card/testing/cards.ts';
import { sendPaper } from '#server/products/card/testing/pictures.ts';
import { quoteFor, wishFor } from '#server/products/card/testing/wishes.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

const CODE = { code: '123456' };

/** Requests of the travel card for tests over all operations. */
export const requests: ProductRequests = {
  withId: {
    reverseCardPayment: null,
    refundCardPayment: { rials: 1000 },
    readStaffCardPicture: null,
  },
  ofOrder: [
    ...[
      'readCard',
      'listCardLines',
      'listCardPapers',
      'changeCardDelivery',
      'saveCardStatement',
      'blockCard',
      'askCardCode',
      'activateCard',
      'unblockCard',
    ],
    ...['replaceCard', 'closeCard', 'showCardPin', 'setCardAlert', 'readStaffCardOrder', 'decideCard'],
  ],
  orderBodies: {
    changeCardDelivery: () => ({ arrival: '2027-01-21', delivery: { to: 'desk', airport: 'IKA' } }),
    askCardCode: () => ({ act: 'pin' }),
    activateCard: () => CODE,
    unblockCard: () => CODE,
    replaceCard: () => CODE,
    closeCard: () => ({ ...CODE, to: 'balance', expected: { amount: 0, currency: 'EUR' } }),
    showCardPin: () => CODE,
    setCardAlert: () => ({ above: 1000 }),
    decideCard: () => ({ step: 'approve' }),
  },
  idsOf: async (browser) => {
    const wish = wishFor(await quoteFor(browser.ask), '2027-01-20');
    const key = { 'idempotency-key': `card-ids-${crypto.randomUUID()}` };
    const { orderId } = (await browser.ask('POST', '/card/holds', wish, key)).json<{ orderId: string }>();
    return { ownOrderId: orderId, pictureId: await sendPaper(browser.ask, orderId), paymentId: crypto.randomUUID() };
  },
  keyedOfOwner: (server) => ({
    spendCard: async () => {
      const { browser, orderId } = await activeCard(server);
      const body = { cardOrderId: orderId, place: 'shop', pin: await pinOf(server, orderId) };
      return {
        ask: (asked, key) => browser.ask('POST', '/card/terminal/payments', asked, { 'idempotency-key': key }),
        bodies: [
          { ...body, rials: 1000 },
          { ...body, rials: 2000 },
        ],
      };
    },
    refundCardPayment: async () => {
      const { browser, orderId } = await activeCard(server);
      const { paymentId } = (await spend(server, browser, orderId, 5000)).json<{ paymentId: string }>();
      const path = `/card/terminal/payments/${paymentId}/refund`;
      return {
        ask: (body, key) => browser.ask('POST', path, body, { 'idempotency-key': key }),
        bodies: [{ rials: 1000 }, { rials: 2000 }],
      };
    },
  }),
  keyed: (newBrowser) => ({
    holdCard: async () => {
      const browser = newBrowser();
      const ask = (body: object, key: string) => browser.ask('POST', '/card/holds', body, { 'idempotency-key': key });
      const quote = await quoteFor(browser.ask);
      // The first answer sets the cookie that owns the key.
      await ask(wishFor(quote, '2027-01-05'), 'first-card');
      return { ask, bodies: [wishFor(quote, '2027-01-06'), wishFor(quote, '2027-01-07')] };
    },
  }),
};
