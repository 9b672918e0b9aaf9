import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { pauseBefore } from '#machines/core/inquiry/chart.ts';
import { inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { hotelFor, hotelOrderFor, hotelStayFor, inquiryFor } from '#machines/hotels/hotel-booking/documents.ts';
import { abbasi, bekhradi, double, restored, search } from '#machines/hotels/hotel-booking/fixtures.ts';
import { freshInput } from '#machines/hotels/hotel-booking/testing.ts';
import type { HotelBookingInput } from '#machines/hotels/hotel-booking/types.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/core/flow/events.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { hotelDraft } from '#src/platform/hotels/hotel-draft.ts';
import { createLiveHotelFlow, type KnownHotelDocuments } from '#src/platform/hotels/live-hotel-flow.ts';

const nothing: KnownHotelDocuments = {
  availability: null,
  hotel: null,
  stay: null,
  inquiry: null,
  order: null,
  documents: null,
};
const held = hotelOrderFor('held', { stay });
const tableOf = (hotelId: string) => hotelStayFor(hotelId, stay);

type SentRequest = { readonly path: string; readonly body: unknown };

function flowOf(input: Partial<HotelBookingInput>, known: Partial<KnownHotelDocuments>, answers: Response[] = []) {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const asked: SentRequest[] = [];
  const fetch = async (given: RequestInfo | URL) => {
    const request = new Request(given);
    const text = await request.text();
    asked.push({ path: `${request.method} ${new URL(request.url).pathname}`, body: text ? JSON.parse(text) : null });
    return answers.shift() ?? Response.error();
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = {
    origin: 'https://safar.example',
    fetch,
    cache: { queryClient },
    mayBeSignedIn: true,
    now: () => NOW,
  };
  const clock = Object.assign(new VirtualClock(NOW), { observe: () => {} });
  const all = { ...freshInput, results: null, ...input };
  const { flow, actor } = createLiveHotelFlow(context, all, clock, { ...nothing, ...known }, () => {});
  flow.start();
  return {
    flow,
    actor,
    clock,
    asked,
    shows: (kind: string) => vi.waitFor(() => expect(flow.read().view.kind).toBe(kind)),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a hold asks for the offers that were chosen, whatever a link said of prices, and tells the product record', async () => {
  const { flow, asked, shows } = flowOf(
    { hotel: abbasi, restored: { ...restored, customerOrderId: null } },
    { hotel: hotelFor(abbasi.hotelLink), stay: tableOf(abbasi.hotelId) },
    [Response.json(held, { status: 201 })],
  );
  await vi.waitFor(() => expectFields(flow.read().view, { oldPrice: restored.customerOrderPrice }));
  const events: SiteEvent[] = [];
  const stopHearing = onSiteEvent((event) => events.push(event));
  flow.send({ type: 'rate.choose', room: 0, rate: double });
  flow.send({ type: 'stay.book' });
  await shows('passengers');
  stopHearing();
  const { hotelId: id, name } = held.item;
  expect(events).toEqual([{ type: 'product', id, price: held.total, category: 'Hotel', quantity: 1, name: name.en }]);
  expect(asked).toEqual([{ path: 'POST /api/hotels/holds', body: { offerIds: [double.offerId] } }]);
  expect(flow.read().order).toEqual(held);
});

test('a table that the page came with is not asked for again, and one that is old is', async () => {
  const known = { hotel: hotelFor(abbasi.hotelLink), stay: tableOf(abbasi.hotelId) };
  const fresh = flowOf({ hotel: abbasi }, known);
  await vi.waitFor(() => expectFields(fresh.flow.read().view, { 'rates.kind': 'shown' }));
  expect(fresh.asked).toEqual([]);
  const stale = { ...known, stay: { ...known.stay, expiresAt: NOW - 1 } };
  const again = flowOf({ hotel: abbasi }, stale, [Response.json(known.stay)]);
  await vi.waitFor(() => expect(again.flow.read().stay).toEqual(known.stay));
  const { departing: checkIn, returning: checkOut, rooms } = stay;
  expect(again.asked).toEqual([
    { path: 'POST /api/hotels/stays', body: { checkIn, checkOut, rooms, hotelId: abbasi.hotelId } },
  ]);
});

test('a hotel that is asked: the question, the answer on its page, the order of the offer', async () => {
  const waiting = inquiryFor(inquiryInfo('inquiring'), stay);
  const offered = { ...inquiryFor(inquiryInfo('offered'), stay), orderId: held.orderId };
  const { flow, clock, asked, shows } = flowOf(
    { hotel: bekhradi },
    { hotel: hotelFor(bekhradi.hotelLink), stay: tableOf(bekhradi.hotelId) },
    [Response.json(waiting, { status: 201 }), Response.json(offered), Response.json(held)],
  );
  flow.send({ type: 'rate.choose', room: 0, rate: double });
  flow.send({ type: 'stay.book' });
  await shows('inquiry');
  expect(flow.read().inquiry).toEqual(waiting);
  clock.advanceTo(NOW + pauseBefore(0));
  await vi.waitFor(() => expect(flow.read().inquiry).toEqual(offered));
  flow.send({ type: 'inquiry.accept' });
  await shows('passengers');
  expect(asked.map(({ path }) => path)).toEqual([
    'POST /api/hotels/inquiries',
    `GET /api/hotels/inquiries/${waiting.inquiryId}`,
    `GET /api/orders/${held.orderId}`,
  ]);
});

test('whom a link named stands in one form once: what is emptied stays empty, also with other rooms', () => {
  const one = { ...stay, rooms: [{ adults: [30], children: [] }] };
  const order = hotelOrderFor('held', { stay: one });
  const { flow, actor } = flowOf(
    { search: { ...search, ...one }, order: orderInfoOf(order), restored: { ...restored, customerOrderId: null } },
    { order },
  );
  const empty = emptyGuests(guestPlaces(order.item.rooms));
  expect(flow.isNamedByLink?.(order.orderId)).toBe(false);
  expectFields(flow.recallDraft(order.orderId, empty, hotelDraft), {
    phone: '',
    passengers: [{ title: 'MS', firstName: 'Anna', lastName: 'Keller', age: '38' }],
  });
  flow.writeDraft(order.orderId, empty);
  expect(flow.isNamedByLink?.(order.orderId)).toBe(true);
  expect(flow.recallDraft(order.orderId, empty, hotelDraft)).toEqual(empty);
  const other = '0b8f7c52-7c3b-4f53-9f0e-000000000001';
  expect(flow.recallDraft(other, empty, hotelDraft)).toEqual(empty);
  expect(flow.isNamedByLink?.(other)).toBe(false);
  actor.stop();
});

test('an order of another product is none of these pages', async () => {
  const { flow, shows } = flowOf({ search: null, restored }, {}, [Response.json({ ...held, product: 'flights' })]);
  await shows('idle');
  expectFields(flow.read().view, { 'problem.code': 'not_found' });
});
