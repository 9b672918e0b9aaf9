import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { INQUIRY_ID, inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { abbasi, bekhradi, double, rates, search } from '#machines/hotels/hotel-booking/fixtures.ts';
import { startBooking } from '#machines/hotels/hotel-booking/testing.ts';
import type { HotelBookingInput } from '#machines/hotels/hotel-booking/types.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { connectUrl, type Place } from '#src/platform/core/flow/url-bridge.ts';
import type { HotelFlowView } from '#src/platform/hotels/hotel-flow.ts';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { restoredOf } from '#src/platform/hotels/hotel-url-parts.ts';
import { type HotelTarget, hotelUrlMapping } from '#src/routes/-support/hotels/hotel-url-mapping.ts';

const HOTELS = [abbasi, bekhradi];
const nights = { departing: stay.departing, returning: stay.returning };
const page = (hotel: typeof abbasi | typeof bekhradi, more: Record<string, unknown> = {}): Place => ({
  pathname: `/hotel/${hotel.hotelLink}`,
  search: { ...nights, ...more },
});
const list = (more: Record<string, unknown> = {}): Place => ({
  pathname: '/hotel/search/results',
  search: { destination: 'city/isfahan/Isfahan', ...nights, ...more },
});

const placeOf = ({ to, params, search: query }: HotelTarget): Place => {
  const { land = '', hotel = '', orderId = '' } = params as Readonly<Record<string, string | undefined>>;
  const pathname = to.replace('$land', land).replace('{-$hotel}', hotel).replace('{-$orderId}', orderId);
  return { pathname, search: query };
};

/** Loads a page: the flow, and a browser with a history. */
function load(place: Place, input: Partial<HotelBookingInput> = {}) {
  const world = new Scripted(NOW);
  const { actor, view } = startBooking(world, { results: null, ...input });
  const entries = [place];
  let at = 0;
  const said: unknown[] = [];
  const fromTop: boolean[] = [];
  const listeners: (() => void)[] = [];
  const show = () => {
    for (const listener of listeners) listener();
  };
  const here = () => entries[at] as Place;
  const found = {
    hotelOf: (link: string) => HOTELS.find(({ hotelLink }) => hotelLink === link) ?? null,
    inquiryOf: (id: string) => (id === INQUIRY_ID ? inquiryInfo('inquiring') : null),
  };
  const documents = { availability: null, hotel: null, stay: null, inquiry: null, order: null, documents: null };
  const read = (): HotelFlowView => ({ view: view(), ...documents, problem: null });
  const flow = {
    read,
    send: actor.send.bind(actor),
    subscribe: (changed: () => void) => {
      const { unsubscribe } = actor.subscribe(changed);
      return unsubscribe;
    },
  };
  connectUrl(
    flow,
    {
      latest: here,
      shown: here,
      go: (target, { replace, resetScroll }) => {
        fromTop.push(resetScroll);
        if (!replace) entries.splice(at + 1, entries.length, here());
        if (!replace) at += 1;
        entries[at] = placeOf(target);
        show();
      },
      onShown: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    hotelUrlMapping(found),
    ({ route }) => said.push(route),
  );
  return {
    world,
    view,
    said,
    fromTop,
    entries,
    here,
    send: flow.send,
    context: () => actor.getSnapshot().context,
    follow: (next: Place) => {
      entries.splice(at + 1, entries.length, next);
      at += 1;
      show();
    },
    /** `by`: several steps at once, without showing the pages between. */
    back: (by = 1) => {
      at -= by;
      show();
    },
  };
}

test.each([
  ['passengers', { rooms: [[{ firstName: 'Anna', lastName: 'Keller', age: 38 }]], phoneNumber: '+49151' }],
  ['roomId', 'court-double'],
  ['hotelId', 'abbasi-hotel'],
  ['sessionId', 'abc'],
  ['customerOrderPrice', 21_000],
  ['customerOrderMarkup', 900],
  ['mainMarkup', 400],
  ['countryCode', 'IR'],
])('%s of an old link leaves the address without a trace in the history; nights stay', (name, value) => {
  const place = page(abbasi, { [name]: value });
  const restored = restoredOf(parseHotelUrl(place.search));
  const { entries, said, context } = load(place, { hotel: abbasi, restored });
  expect(entries).toEqual([page(abbasi)]);
  expectFields(context(), { ...restored, hotelType: 'domestic-hotel' });
  expect(said).toEqual([]);
});

test.each([
  ['customerOrderId', nights],
  ['hotelOrderId', nights],
  ['customerOrderId', {}],
])('%s leads to the order, in the same entry of the history, whatever nights the link says', async (name, asked) => {
  const place = { ...page(abbasi), search: { ...asked, [name]: ORDER_ID } };
  const restored = restoredOf(parseHotelUrl(place.search));
  const { world, entries, view } = load(place, { hotel: abbasi, restored });
  expect(view()).toEqual({ kind: 'reading' });
  await world.settle('readOrder', ok(orderInfo('issued')));
  expect(entries).toEqual([{ pathname: `/hotel/issue/${ORDER_ID}`, search: {} }]);
});

test.each([
  ['of somebody else shows the hotel', problem('not_found'), page(abbasi)],
  ['that is held shows the hotel, with its rooms held', ok(orderInfo('held')), page(abbasi, { order: ORDER_ID })],
] as const)('an order of a link %s, in the same entry of the history', async (_, answer, place) => {
  const linked = page(abbasi, { customerOrderId: ORDER_ID });
  const { world, entries } = load(linked, { hotel: abbasi, restored: restoredOf(parseHotelUrl(linked.search)) });
  await world.settle('readOrder', answer);
  expect(entries).toEqual([place]);
});

test('a link to a list of another place searches there, also from a hotel that was found in none', () => {
  const { world, view, follow, said } = load(page(abbasi), { hotel: abbasi, search: { ...stay, destination: null } });
  follow(list());
  expectFields(view(), { kind: 'results', destination: search.destination });
  follow(list({ destination: 'city/yazd/Yazd' }));
  expectFields(view(), { kind: 'results', 'destination.id': 'yazd' });
  expect(world.inputsOf('search')).toHaveLength(3);
  expect(said).toEqual([]);
});

test('a hotel that is opened for other nights than the list was of shows those', () => {
  const { view, follow, here } = load(list());
  const later = page(abbasi, { departing: '2026-12-12', returning: '2026-12-15' });
  follow(later);
  expectFields(view(), { kind: 'hotel', 'stay.departing': '2026-12-12', 'stay.returning': '2026-12-15' });
  expect(here()).toEqual(later);
});

test('a hotel that is asked has an address of its own; Back and Forward lead out of it and in', async () => {
  const { world, view, send, entries, back, follow, said, fromTop } = load(page(bekhradi), { hotel: bekhradi });
  await world.settle('search', ok(rates));
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  await world.settle('askHotel', ok(inquiryInfo('inquiring')));
  // It begins with its heading, however far down the button was.
  expect(fromTop).toEqual([true]);
  expect(entries).toEqual([page(bekhradi), page(bekhradi, { inquiry: INQUIRY_ID })]);
  back();
  expectFields(view(), { kind: 'hotel', hotel: bekhradi });
  follow(page(bekhradi, { inquiry: INQUIRY_ID }));
  expectFields(view(), { kind: 'inquiry', 'inquiry.kind': 'inquiring' });
  expect(said).toEqual([]);
});

test('Back from the guests of an offer shows the hotel with its rooms held, and says nothing', async () => {
  const asked = { hotel: bekhradi, inquiry: inquiryInfo('offered') };
  const { world, send, view, entries, back, here, said } = load(page(bekhradi, { inquiry: INQUIRY_ID }), asked);
  send({ type: 'inquiry.accept' });
  await world.settle('readOrder', ok(orderInfo('held')));
  expect(entries.at(-1)).toEqual({ pathname: '/hotel/reserve/passengers', search: { order: ORDER_ID } });
  back();
  expectFields(view(), { kind: 'hotel', 'held.orderId': ORDER_ID });
  expect([here(), said]).toEqual([page(bekhradi, { order: ORDER_ID }), []]);
});

test('an inquiry of somebody else is the page of the hotel', () => {
  const { view, said } = load(page(bekhradi, { inquiry: ORDER_ID }), { hotel: bekhradi });
  expectFields(view(), { kind: 'hotel', hotel: bekhradi });
  expect(said).toEqual([]);
});

test('Back twice at once from the guests shows the list with the rooms held, and says nothing', async () => {
  const { world, send, view, follow, back, here, said } = load(list());
  follow(page(abbasi));
  await world.settle('search', ok(rates));
  send({ type: 'rate.choose', room: 0, rate: double });
  send({ type: 'stay.book' });
  await world.settle('holdRooms', ok(orderInfo('held')));
  expect(here()).toEqual({ pathname: '/hotel/reserve/passengers', search: { order: ORDER_ID } });
  back(2);
  expectFields(view(), { kind: 'results', 'held.orderId': ORDER_ID });
  expect([here(), said]).toEqual([list({ order: ORDER_ID }), []]);
});
