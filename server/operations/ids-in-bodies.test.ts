import { describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '#domain/core/passengers.ts';
import { belongingsOf } from '#server/testing/belongings.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { operations } from '#server/testing/operations.ts';
import { person } from '#server/testing/person.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';
import { CONTACT, first, type Order, offersOf, passenger } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;
type Hers = Awaited<ReturnType<typeof belongingsOf>>;

const somebody = () => person(() => server.app, server.deps);
const key = () => ({ 'idempotency-key': `body-${crypto.randomUUID()}` });
const offerIdFor = async (browser: Browser) => first(offersOf(await browser.search())).offerId;
const message = { topic: 'data', name: 'Eve', email: 'eve@example.org', message: 'What do you keep?' };

/**
 * Body fields with ids of personal things, by operation: sent with the id of something that exists and belongs to
 * somebody else. The answer must be this one and contain nothing of the owner.
 */
const OF_SOMEBODY: Record<
  string,
  { readonly ask: (eve: Browser, hers: Hers) => Promise<{ statusCode: number; body: string }>; readonly answer: number }
> = {
  'sendContactMessage orderId': {
    ask: (eve, { order: { orderId } }) => eve.ask('POST', '/contact', { ...message, orderId }, key()),
    answer: 404,
  },
  'holdFlights replacesOrderId': {
    ask: async (eve, { order: { orderId } }) =>
      eve.hold({ offerIds: [await offerIdFor(eve)], replacesOrderId: orderId }),
    answer: 404,
  },
  'holdHotels replacesOrderId': {
    ask: async (eve, { order: { orderId } }) => {
      const rooms = [{ adults: [30, 30], children: [] }];
      const stay = { hotelId: 'isfahan-abbasi-hotel', checkIn: '2026-12-05', checkOut: '2026-12-07', rooms };
      const [room] = (await eve.ask('POST', '/hotels/stays', stay)).json().rooms;
      const body = { offerIds: [room.choices[0].offerId], replacesOrderId: orderId };
      return eve.ask('POST', '/hotels/holds', body, key());
    },
    answer: 404,
  },
  'holdRun replacesOrderId': {
    ask: (eve, { order: { orderId } }) => {
      const seat = { kind: 'bus', number: 'SIM 401', day: '2026-12-12', class: 'vip25' };
      const places = [{ place: '1-1A', rider: 'woman' }];
      const body = {
        ...seat,
        places,
        infants: 0,
        shownTotal: { amount: 800, currency: 'EUR' },
        replacesOrderId: orderId,
      };
      return eve.ask('POST', '/transport/runs/holds', body, key());
    },
    answer: 404,
  },
  'readHotelOrderInfo orderReference': {
    ask: (eve, { order: { reference } }) => eve.ask('POST', '/hotels/orders/info', { orderReference: reference }),
    answer: 404,
  },
  // The draft keeps the id as typed; the server fills in its passport number on submit.
  'saveDraft passengers[].savedPassengerId': {
    ask: async (eve, { ids }) => {
      const { orderId } = (await eve.hold({ offerIds: [await offerIdFor(eve)] })).json<Order>();
      const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
      const { passengerId: savedPassengerId = '' } = ids;
      const passengers = draft.passengers.map((one) => ({ ...one, savedPassengerId }));
      await eve.ask('PUT', `/orders/${orderId}/draft`, { ...draft, passengers });
      return eve.ask('GET', `/orders/${orderId}/draft`);
    },
    answer: 200,
  },
  // What the form began with: it is compared and never kept.
  'saveDraft began.passengers[].savedPassengerId': {
    ask: async (eve, { ids }) => {
      const { orderId } = (await eve.hold({ offerIds: [await offerIdFor(eve)] })).json<Order>();
      const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
      const { passengerId: savedPassengerId = '' } = ids;
      const passengers = draft.passengers.map((one) => ({ ...one, savedPassengerId }));
      await eve.ask('PUT', `/orders/${orderId}/draft`, { ...draft, began: { ...draft, passengers } });
      return eve.ask('GET', `/orders/${orderId}/draft`);
    },
    answer: 200,
  },
  'submitPassengers passengers[].savedPassengerId': {
    ask: async (eve, { ids }) => {
      const { orderId } = (await eve.hold({ offerIds: [await offerIdFor(eve)] })).json<Order>();
      const { passengerId: savedPassengerId = '' } = ids;
      const passengers = [{ ...passenger({ passportNumber: '' }), savedPassengerId }];
      return eve.submit(orderId, { passengers, ...CONTACT });
    },
    answer: 422,
  },
};

/** Ids that name nothing personal. */
const OF_NOBODY: Record<string, string> = {
  'holdFlights offerIds': 'signed offers of a search, for whoever has them',
  'holdHotels offerIds': 'signed offers of a search, for whoever has them',
  'askHotel offerIds': 'signed offers of a search, for whoever has them',
  'searchHotels destination.id': 'a city or a house',
  'searchHotelRooms hotelId': 'a house',
  'registerByInvitation invitationToken': 'a secret out of a mail',
  'lookAtInvitation invitationToken': 'a secret out of a mail',
  'logInWithLink token': 'a secret out of a mail',
  'receivePaymentCallback eventId': 'signed by the bank',
  'receivePaymentCallback chargeId': 'signed by the bank',
};

describe('an id in the body of a request', () => {
  const fields = operations.flatMap(({ id, idsInBody }) => idsInBody.map((field) => `${id} ${field}`));

  test('is in one of the tables, for each field of each operation', () => {
    expect(fields.filter((field) => !(field in OF_SOMEBODY) && !(field in OF_NOBODY))).toEqual([]);
    expect(Object.keys(OF_SOMEBODY).filter((field) => !fields.includes(field))).toEqual([]);
  });

  test('of something that exists and is somebody else’s is refused, and tells nothing of it', async () => {
    const hers = await belongingsOf(await somebody());
    const eve = await somebody();
    const guest = server.newTraveller();
    const found: unknown[] = [];
    for (const [field, { ask, answer }] of Object.entries(OF_SOMEBODY)) {
      for (const browser of [eve, guest]) {
        const { statusCode, body } = await ask(browser, hers);
        const tellsOfHer = [hers.order.reference, passenger().passportNumber].some((text) => body.includes(text));
        if (statusCode !== answer || tellsOfHer) found.push([field, statusCode, body]);
      }
    }
    expect(found).toEqual([]);
  });
});

describe('every operation of the staff', () => {
  const ofStaff = operations.filter(({ path }) => path.startsWith('/staff/') && path !== '/staff/session');
  const BODIES: Record<string, object> = {
    answerConversation: { text: 'Hello', texts: 1 },
    closeConversation: { texts: 1 },
    actOnVisaRequest: { act: 'begin', version: 1, position: 0 },
  };

  test('is closed to guests, to travellers who signed in, to whose it is, and to staff without a permission', async () => {
    const anna = await somebody();
    const { idsFor } = await belongingsOf(anna);
    await nameStaff(server, { Kian: [] });
    const askers = {
      guest: server.newTraveller(),
      anna,
      eve: await somebody(),
      kian: await staffSignedIn(server, 'Kian'),
    };
    const answers = [];
    for (const [name, asker] of Object.entries(askers)) {
      for (const { id, method, path } of ofStaff) {
        const url = path.replace(
          /\{(\w+)\}/g,
          (_match, at: string) => (idsFor(id) as Record<string, string>)[at] ?? '',
        );
        answers.push([name, id, (await asker.ask(method, url, BODIES[id], key())).statusCode]);
      }
    }
    const expected = Object.keys(askers).flatMap((name) =>
      ofStaff.map(({ id }) => [name, id, name === 'kian' ? 403 : 401]),
    );
    expect(answers).toEqual(expected);
  });
});
