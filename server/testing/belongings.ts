import { euro } from '#domain/core/money.ts';
import { emptyDraft } from '#domain/core/passengers.ts';
import { PASSWORD } from '#server/testing/person.ts';
import { productRequests } from '#server/testing/product-requests.ts';
import { CONTACT, first, type Order, offersOf, passenger, type traveller } from '#server/testing/traveller.ts';

const { ageClass: _, ...someone } = passenger();
export const SAVED = { ...someone, isMe: false };

const CONFIRMATION = { toPay: euro(0), toGive: euro(1), to: 'card' };

/** Request bodies of operations with an id, except those of an order (`ORDER_BODIES`); null without a body. */
export const WITH_ID: Readonly<Record<string, object | null>> = {
  readTopUp: null,
  confirmChange: CONFIRMATION,
  dropChange: null,
  endSession: null,
  changeSavedPassenger: SAVED,
  removeSavedPassenger: null,
  readSavedPassport: null,
  readMessage: null,
  readConversation: null,
  replyInConversation: { text: 'Hello' },
  readStaffConversation: null,
  answerConversation: { text: 'Hello', texts: 1 },
  closeConversation: { texts: 1 },
  ...Object.assign({}, ...productRequests.map(({ withId }) => withId)),
};

export const ORDER_BODIES: Readonly<Record<string, (order: Order) => object>> = {
  saveDraft: () => emptyDraft({ adult: 1, child: 0, infant: 0 }),
  submitPassengers: () => ({ passengers: [passenger()], ...CONTACT }),
  holdAgain: () => ({}),
  startPayment: ({ total }) => ({ total, cancelPackage: false, rulesAccepted: true }),
  applyDiscount: () => ({ code: '9999' }),
  keepQuote: () => ({}),
  cancelOrder: () => ({ refund: { amount: 1, currency: 'EUR' }, to: 'card' }),
  quoteChange: () => ({ wish: { kind: 'time', path: 'departing' } }),
  confirmChange: () => CONFIRMATION,
  verifyOrderCode: () => ({ code: 'one' }),
  ...Object.assign({}, ...productRequests.map(({ orderBodies = {} }) => orderBodies)),
};

type SignedIn = ReturnType<typeof traveller> & { readonly sessionId: string };

/** One thing of each kind that a signed-in person may have, with its ids by parameter name. */
export async function belongingsOf(anna: SignedIn) {
  const offer = first(offersOf(await anna.search()));
  const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  const order = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
  const { passengerId } = (await anna.ask('POST', '/account/passengers', SAVED)).json();
  const amount = { amount: 2000, currency: 'EUR' };
  const topUp = await anna.ask('POST', '/account/top-ups', { amount }, { 'idempotency-key': `top-up-${passengerId}` });
  // Creates a notice in her messages.
  await anna.ask('PUT', '/account/phone', { phone: '+49 151 23456780', currentPassword: PASSWORD });
  const message = { topic: 'data', name: 'Anna', email: 'anna@example.org', message: 'What do you keep?', orderId };
  const written = await anna.ask('POST', '/contact', message, { 'idempotency-key': `written-${passengerId}` });
  const ids: Record<string, string> = {
    changeId: orderId, // no order of theirs was changed
    conversationId: written.json().conversationId,
    orderId,
    passengerId,
    sessionId: anna.sessionId,
    topUpId: topUp.json().topUpId,
    messageId: (await anna.ask('GET', '/account/messages')).json().messages[0].messageId,
  };
  const ofOrder: Record<string, string> = {};
  for (const { idsOf, ofOrder: ofItsOrders = [] } of productRequests) {
    const { ownOrderId = '', ...made } = await idsOf(anna);
    Object.assign(ids, made);
    for (const operation of ofItsOrders) ofOrder[operation] = ownOrderId;
  }
  /** The ids for an operation: some accept only an order of their product. */
  const idsFor = (operation: string) => ({ ...ids, position: '0', orderId: ofOrder[operation] ?? orderId });
  return { order, ids, idsFor };
}
