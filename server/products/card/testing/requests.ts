import { sendPaper } from '#server/products/card/testing/pictures.ts';
import type { ProductRequests } from '#server/testing/product-requests.ts';

type Ask = (method: 'GET' | 'POST', path: string) => Promise<{ json<T>(): T }>;

/** The quote that is held for whoever asks now. */
export const quoteFor = async (ask: Ask): Promise<string> =>
  (await ask('GET', '/card/quotes')).json<{ quote: string }>().quote;

/** A wish for a card at the desk of an airport. */
export const wishFor = (quote: string, arrival: string, amount = 300_00) => ({
  ...{ kind: 'new', quote, arrival },
  delivery: { to: 'desk', airport: 'IKA' },
  load: { amount, currency: 'EUR' },
});

const CODE = { code: '123456' };

/** Requests of the travel card for tests over all operations. */
export const requests: ProductRequests = {
  withId: {
    reverseCardPayment: null,
    refundCardPayment: { rials: 1000 },
    readStaffCardPicture: null,
  },
  ofOrder: [
    ...['readCard', 'listCardLines', 'saveCardStatement', 'blockCard', 'askCardCode', 'activateCard', 'unblockCard'],
    ...['replaceCard', 'closeCard', 'showCardPin', 'setCardAlert', 'readStaffCardOrder', 'decideCard'],
  ],
  orderBodies: {
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
    return { pictureId: await sendPaper(browser.ask, orderId), paymentId: crypto.randomUUID() };
  },
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
