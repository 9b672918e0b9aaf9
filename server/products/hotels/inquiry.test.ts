import { expect, test } from 'vitest';
import { formatMoney } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, clockOf, DAY_MS, dayOf, formatFullDay, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { createServer } from '#server/app.ts';
import { SIMULATED_ANSWER_MS } from '#server/products/hotels/inquiry.ts';
import { ABBASI, COUPLE, guest, hotelsOf, SILK_ROAD, STAY } from '#server/products/hotels/testing/guests.ts';
import { changeHotel, setRooms } from '#server/products/hotels/testing/rooms.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { PASSWORD } from '#server/testing/person.ts';
import { CONTACT, traveller } from '#server/testing/traveller.ts';

type Inquiry = components['schemas']['HotelInquiry'];
type Order = components['schemas']['HotelOrder'];

const server = bookingApp();
/** Consecutive stays, all before Nowruz. */
let days = -4;
const nextStay = (nights = 2) => {
  const checkIn = addDays(STAY.checkIn, days);
  days += nights;
  return { checkIn, checkOut: addDays(checkIn, nights) };
};

async function asked({
  nights = 2,
  rooms = COUPLE,
  names = ['courtyard-double breakfast'],
  browser = server.newTraveller(),
} = {}) {
  const hotels = hotelsOf(browser);
  const stay = nextStay(nights);
  const offerIds = await hotels.offers(names, { hotelId: SILK_ROAD, rooms, ...stay });
  const answer = await hotels.inquire(offerIds);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const inquiry = answer.json<Inquiry>();
  const read = async () => (await hotels.inquiry(inquiry.inquiryId)).json<Inquiry>();
  return { browser, hotels, stay, offerIds, inquiry, read };
}

const answered = async () => {
  server.clock.now += SIMULATED_ANSWER_MS;
  await server.runJobs();
};
const countsOn = (night: string) =>
  server.db
    .selectFrom('hotel_night')
    .select(['held', 'sold'])
    .where('room', '=', `${SILK_ROAD}.courtyard-double`)
    .where('night', '=', night)
    .executeTakeFirst();

test('a hotel that is asked first is not held, and one that answers at once is not asked', async () => {
  const { hotels, offerIds } = await asked();
  expect((await hotels.hold({ offerIds })).json().error.code).toBe('not_allowed');
  const atOnce = await hotels.offers(['court-double breakfast'], { hotelId: ABBASI, ...nextStay() });
  expect((await hotels.inquire(atOnce)).json().error.code).toBe('not_allowed');
});

test('while it thinks nothing is held, and asking again is the same inquiry', async () => {
  const { hotels, offerIds, stay, inquiry, read } = await asked();
  expect([inquiry.status, inquiry.answerBy - inquiry.askedAt, inquiry.isSimulated]).toEqual([
    'inquiring',
    3 * HOUR_MS,
    true,
  ]);
  expect((await hotels.inquire(offerIds)).json<Inquiry>().inquiryId).toBe(inquiry.inquiryId);
  await server.runJobs();
  expect([(await read()).status, await countsOn(stay.checkIn)]).toEqual(['inquiring', undefined]);
});

test('its offer holds the rooms for an hour; paid it is accepted', async () => {
  const { browser, stay, read } = await asked();
  await answered();
  const offered = await read();
  expect([offered.status, (offered.offerUntil ?? 0) - server.clock.now]).toEqual(['offered', HOUR_MS]);
  expect(await countsOn(stay.checkIn)).toEqual({ held: 1, sold: 0 });
  const orderId = offered.orderId ?? '';
  const order = (await browser.read(orderId)).json<Order>();
  expect([order.status, order.deadlineAt, order.total]).toEqual(['held', offered.offerUntil, offered.total]);
  const details = { passengers: [guest('Anna', 34, 'DE'), guest('Jonas', 36)], ...CONTACT };
  await browser.submit(orderId, details);
  const paid = await browser.pay(orderId, { total: order.total, cancelPackage: false, rulesAccepted: true });
  await server.sandbox.decide(paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '', {
    status: 'succeeded',
  });
  await server.runJobs();
  expect([(await read()).status, await countsOn(stay.checkIn)]).toEqual(['accepted', { held: 0, sold: 1 }]);
});

test('an offer whose hour ends while its payment is at the bank is open, and accepted when the bank says yes', async () => {
  const { browser, stay, read } = await asked();
  await answered();
  const { orderId: id, offerUntil } = await read();
  const [orderId, ends] = [id ?? '', offerUntil ?? 0];
  server.clock.now = ends - MINUTE_MS;
  await browser.submit(orderId, { passengers: [guest('Anna', 34, 'DE'), guest('Jonas', 36)], ...CONTACT });
  const { total } = (await browser.read(orderId)).json<Order>();
  const paid = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  server.clock.now = ends + MINUTE_MS;
  await server.runJobs();
  expect((await read()).status).toBe('offered');
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect([(await read()).status, await countsOn(stay.checkIn)]).toEqual(['accepted', { held: 0, sold: 1 }]);
});

test('an offer that nobody pays lapses after its hour, and the rooms are free', async () => {
  const { browser, stay, read } = await asked();
  await answered();
  const { orderId } = await read();
  server.clock.now += HOUR_MS;
  expect((await read()).status).toBe('lapsed');
  await server.runJobs();
  expect([(await read()).status, await countsOn(stay.checkIn)]).toEqual(['lapsed', { held: 0, sold: 0 }]);
  // A new inquiry is required.
  const again = await browser.holdAgain(orderId ?? '');
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'not_allowed']);
});

test('a hotel says no to a long stay, or when its rooms are gone meanwhile', async () => {
  const long = await asked({ nights: 11 });
  const gone = await asked();
  await setRooms(server.db, {
    hotelId: SILK_ROAD,
    roomId: 'courtyard-double',
    nights: [gone.stay.checkIn],
    capacity: 0,
  });
  await answered();
  expect([(await long.read()).status, (await gone.read()).status]).toEqual(['refused', 'refused']);
  expect((await gone.read()).answeredAt).toBe(server.clock.now);
});

test('a hotel that does not answer lapses after three hours', async () => {
  const rooms = Array.from({ length: 4 }, () => ({ adults: [30, 30], children: [] }));
  const { read } = await asked({
    rooms: rooms.map((one, index) => (index === 3 ? { ...one, adults: [30] } : one)),
    names: Array(4).fill('courtyard-double breakfast'),
  });
  await answered();
  expect((await read()).status).toBe('inquiring');
  server.clock.now += 3 * HOUR_MS - SIMULATED_ANSWER_MS;
  expect((await read()).status).toBe('lapsed');
  await server.runJobs();
  expect((await read()).answeredAt).toBeNull();
});

test('one inquiry that cannot be answered holds up no other, and is tried again later', async () => {
  const broken = await asked();
  const good = await asked();
  const ofBroken = server.db.updateTable('inquiry').where('id', '=', broken.inquiry.inquiryId);
  const { detail } = await server.db
    .selectFrom('inquiry')
    .select('detail')
    .where('id', '=', broken.inquiry.inquiryId)
    .executeTakeFirstOrThrow();
  await ofBroken.set({ detail: '{}', due_at: server.clock.now - 1 }).execute();
  await answered();
  expect((await good.read()).status).toBe('offered');
  await ofBroken.set({ detail: JSON.stringify(detail) }).execute();
  server.clock.now += MINUTE_MS;
  await server.runJobs();
  expect((await broken.read()).status).toBe('offered');
});

test('an account that is erased asks nothing any more, and its inquiries are gone', async () => {
  const anna = server.newTraveller();
  const accountId = await newAccount(server.deps);
  await signIn(server.deps, anna, { accountId });
  const password_hash = await hashPassword(PASSWORD);
  await server.db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute();
  const hotels = hotelsOf(anna);
  const offerIds = async () => hotels.offers(['courtyard-double breakfast'], { hotelId: SILK_ROAD, ...nextStay() });
  const inquiries = [
    (await hotels.inquire(await offerIds())).json<Inquiry>(),
    (await hotels.inquire(await offerIds())).json<Inquiry>(),
  ];
  const [first, second] = inquiries.map(({ inquiryId }) => inquiryId);
  await server.db
    .updateTable('inquiry')
    .set({ due_at: server.clock.now + HOUR_MS })
    .where('id', '=', second ?? '')
    .execute();
  await answered();
  expect((await hotels.inquiry(first ?? '')).json<Inquiry>().status).toBe('offered');
  expect((await anna.ask('POST', '/account/erase', { currentPassword: PASSWORD })).statusCode).toBe(200);
  const kept = await server.db
    .selectFrom('inquiry')
    .select(['id', 'account_id', 'status'])
    .where('id', 'in', [first ?? '', second ?? ''])
    .execute();
  expect(kept).toEqual([{ id: first, account_id: null, status: 'offered' }]);
});

test('what a browser asks for counts with what it holds', async () => {
  const { deps } = server;
  // Ends the inquiries of earlier tests in this file.
  server.clock.now += 3 * HOUR_MS;
  await server.runJobs();
  const config = { ...deps.config, rateLimitFactor: 1, logLevel: 'silent' as const };
  const strict = await createServer({ deps: { ...deps, config } });
  const newHotels = () =>
    hotelsOf(
      traveller(
        () => strict,
        () => deps.config.publicUrl,
      ),
    );
  const hotels = newHotels();
  const three = Array.from({ length: 3 }, () => ({ adults: [30], children: [] }));
  const askAs = async (asker: typeof hotels, rooms: typeof three) => {
    const names = Array<string>(rooms.length).fill('courtyard-double breakfast');
    return asker.inquire(await asker.offers(names, { hotelId: SILK_ROAD, rooms, ...nextStay() }));
  };
  const ask = (rooms: typeof three) => askAs(hotels, rooms);
  for (let count = 0; count < 6; count += 1) expect((await ask(three)).statusCode).toBe(201);
  const more = await ask(three.slice(0, 1));
  expect([more.statusCode, more.json().error.code]).toEqual([429, 'rate_limited']);
  const atOnce = await hotels.offers(['court-double breakfast'], { hotelId: ABBASI, ...nextStay() });
  expect((await hotels.hold({ offerIds: atOnce })).statusCode).toBe(429);
  // Offered rooms are held and count the same.
  await answered();
  expect((await ask(three.slice(0, 1))).statusCode).toBe(429);
  // Another browser of the same IP address may have as many, a third one none.
  const office = newHotels();
  for (let count = 0; count < 6; count += 1) expect((await askAs(office, three)).statusCode).toBe(201);
  expect((await askAs(newHotels(), three.slice(0, 1))).statusCode).toBe(429);
  server.clock.now += HOUR_MS;
  await server.runJobs();
  expect((await ask(three.slice(0, 1))).statusCode).toBe(201);
  await strict.close();
});

test('a hotel answers by what it sells now: no dearer, not what it closed, and for no stay that has begun', async () => {
  const statusAfter = async (change: Parameters<typeof changeHotel>[2]) => {
    const one = await asked();
    const undo = await changeHotel(server.db, SILK_ROAD, change);
    await answered();
    await undo();
    return (await one.read()).status;
  };
  const withRooms =
    (by: { price?: number; rooms?: number }) => (row: Parameters<Parameters<typeof changeHotel>[2]>[0]) => ({
      ...row,
      rooms: row.rooms.map((room) => ({ ...room, ...by })),
    });
  expect([
    await statusAfter(withRooms({ rooms: 0 })),
    await statusAfter(withRooms({ price: 99_000 })),
    await statusAfter((row) => ({ ...row, rooms: row.rooms.slice(1) })),
    await statusAfter(withRooms({ price: 2000 })),
  ]).toEqual(['refused', 'refused', 'refused', 'offered']);
});

test('the offer of a hotel that became cheaper says so', async () => {
  const one = await asked();
  const undo = await changeHotel(server.db, SILK_ROAD, (row) => ({
    ...row,
    rooms: row.rooms.map((room) => ({ ...room, price: 2000 })),
  }));
  await answered();
  await undo();
  const offered = await one.read();
  expect(offered.total.amount).toBeLessThan(one.inquiry.total.amount);
  expect((await one.browser.read(offered.orderId ?? '')).json<Order>().item.stayTotal).toEqual(offered.total);
});

test('an offer that stands is found again, and withdrawn its rooms are free', async () => {
  const { hotels, browser, stay, read, inquiry } = await asked();
  await answered();
  const again = await hotels.offers(['courtyard-double breakfast'], { hotelId: SILK_ROAD, ...stay });
  expectFields((await hotels.inquire(again)).json<Inquiry>(), {
    inquiryId: inquiry.inquiryId,
    status: 'offered',
  });
  const { orderId } = await read();
  expect((await hotels.withdraw(inquiry.inquiryId)).json<Inquiry>().status).toBe('withdrawn');
  expect(await countsOn(stay.checkIn)).toEqual({ held: 0, sold: 0 });
  expect((await browser.read(orderId ?? '')).json<Order>().status).toBe('cancelled');
});

test('who asked may withdraw it, nobody else sees it', async () => {
  const { hotels, inquiry, read, stay } = await asked();
  const stranger = hotelsOf(server.newTraveller());
  expect([
    (await stranger.inquiry(inquiry.inquiryId)).statusCode,
    (await stranger.withdraw(inquiry.inquiryId)).statusCode,
  ]).toEqual([404, 404]);
  expect((await hotels.withdraw(inquiry.inquiryId)).json<Inquiry>().status).toBe('withdrawn');
  expect((await hotels.withdraw(inquiry.inquiryId)).json<Inquiry>().status).toBe('withdrawn');
  server.clock.now += MINUTE_MS;
  await answered();
  expect([(await read()).status, await countsOn(stay.checkIn)]).toEqual(['withdrawn', undefined]);
  // Deleted after 90 days.
  server.clock.now += 90 * DAY_MS;
  await server.runJobs();
  expect((await hotels.inquiry(inquiry.inquiryId)).statusCode).toBe(404);
});

type Mailed = { readonly subject: string; readonly body_text: string; readonly body_html: string };
const mailsOf = (accountId: string): Promise<Mailed[]> =>
  server.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'body_html'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

async function askedBySomebody(options: Parameters<typeof asked>[0] = {}) {
  const accountId = await newAccount(server.deps);
  const browser = server.newTraveller();
  await signIn(server.deps, browser, { accountId });
  return { accountId, ...(await asked({ ...options, browser })) };
}

test('who is logged in is mailed the offer once: hotel, stay, amount, until when, and the way to it', async () => {
  const { accountId, stay, inquiry, read } = await askedBySomebody();
  await answered();
  const { total, offerUntil } = await read();
  const [mail, ...more] = await mailsOf(accountId);
  expect([mail?.subject, more]).toEqual(['Silk Road Hotel offers you the rooms', []]);
  const link = `${server.deps.config.publicUrl}/hotel/yazd/silk-road-hotel?departing=${stay.checkIn}&returning=${stay.checkOut}`;
  const until = `${clockOf(offerUntil ?? 0)} (Tehran time), ${formatFullDay(dayOf(offerUntil ?? 0))}`;
  for (const part of [until, formatMoney(total), formatFullDay(stay.checkIn), link, `inquiry=${inquiry.inquiryId}`])
    expect(mail?.body_text).toContain(part);
  expect(mail?.body_html).toContain('Open the offer</a>');
  // Ends unpaid without another mail: the offer's mail names the deadline.
  await server.runJobs();
  server.clock.now += HOUR_MS;
  await server.runJobs();
  expect(await mailsOf(accountId)).toHaveLength(1);
});

test('who asked as a guest and logs in while the hotel thinks is mailed its answer; nobody else gets the inquiry', async () => {
  const one = await asked();
  const accountId = await newAccount(server.deps);
  await signIn(server.deps, one.browser, { accountId });
  const stranger = server.newTraveller();
  await signIn(server.deps, stranger);
  expect((await hotelsOf(stranger).inquiry(one.inquiry.inquiryId)).statusCode).toBe(404);
  await one.read();
  await answered();
  const offered = await one.read();
  expect((await mailsOf(accountId)).map(({ subject }) => subject)).toEqual(['Silk Road Hotel offers you the rooms']);
  // Its order is in the account too.
  const elsewhere = server.newTraveller();
  await signIn(server.deps, elsewhere, { accountId });
  expect((await elsewhere.read(offered.orderId ?? '')).statusCode).toBe(200);

  const late = await asked();
  await answered();
  const later = await newAccount(server.deps);
  await signIn(server.deps, late.browser, { accountId: later });
  await late.read();
  expect(await mailsOf(later)).toEqual([]);
});

test('who is logged in is mailed a no, and that nobody answered, with other hotels', async () => {
  const long = await askedBySomebody({ nights: 11 });
  const silent = await askedBySomebody({
    rooms: Array.from({ length: 4 }, () => ({ adults: [30, 30], children: [] })),
    names: Array(4).fill('courtyard-double breakfast'),
  });
  await answered();
  const [no] = await mailsOf(long.accountId);
  expect([no?.subject, await mailsOf(silent.accountId)]).toEqual(['Silk Road Hotel says no to this stay', []]);
  expect(no?.body_text).toContain('/hotel/search/results?destination=city%2Fyazd%2FYazd&departing=');
  server.clock.now += 3 * HOUR_MS;
  await server.runJobs();
  await server.runJobs();
  const subjects = (await mailsOf(silent.accountId)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Silk Road Hotel did not answer']);
});

test('after a withdrawal no mail goes, nor of an offer whose mail has not gone out', async () => {
  const early = await askedBySomebody();
  const late = await askedBySomebody();
  await early.hotels.withdraw(early.inquiry.inquiryId);
  await answered();
  expect(await mailsOf(late.accountId)).toHaveLength(1);
  // As if the mail server had not accepted it yet.
  await server.db.updateTable('outbox').set({ sent_at: null }).where('account_id', '=', late.accountId).execute();
  await late.hotels.withdraw(late.inquiry.inquiryId);
  server.clock.now += 3 * HOUR_MS;
  await server.runJobs();
  expect([...(await mailsOf(early.accountId)), ...(await mailsOf(late.accountId))]).toEqual([]);
});

test('a guest who left an address is mailed the answer there, and the address is forgotten with it', async () => {
  const hotels = hotelsOf(server.newTraveller());
  const offerIds = await hotels.offers(['courtyard-double breakfast'], { hotelId: SILK_ROAD, ...nextStay() });
  const wrong = await hotels.inquire(offerIds, 'nobody');
  expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { email: 'email_invalid' }]);
  const { inquiryId } = (await hotels.inquire(offerIds, 'guest@inquiry.example')).json<Inquiry>();
  await answered();
  const mails = server.db.selectFrom('outbox').select('subject').where('recipient', '=', 'guest@inquiry.example');
  expect(await mails.execute()).toEqual([{ subject: 'Silk Road Hotel offers you the rooms' }]);
  const row = server.db.selectFrom('inquiry').select(['status', 'email']).where('id', '=', inquiryId);
  expect(await row.executeTakeFirst()).toEqual({ status: 'offered', email: null });
  const texts = await server.db
    .selectFrom('outbox')
    .select('body_text as text')
    .where('recipient', '=', 'guest@inquiry.example')
    .execute();
  for (const { text } of texts) {
    expect(text).toContain('left your address for the answer. If it was not you, ignore this mail');
    expect(text).toContain('no longer has your address');
  }
});

test('whoever asks, one address is mailed ten answers an hour at most, of guests and of accounts', async () => {
  const recipient = 'stranger@flood.example';
  const strict = { config: { ...server.deps.config, rateLimitFactor: 1 } };
  const mails = server.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient);
  const askFor = async (browser: ReturnType<typeof server.newTraveller>, nights: number) => {
    const hotels = hotelsOf(browser);
    const offerIds = await hotels.offers(['courtyard-double breakfast'], { hotelId: SILK_ROAD, ...nextStay(nights) });
    return (await hotels.inquire(offerIds, recipient)).json<Inquiry>().inquiryId;
  };
  server.clock.now += HOUR_MS;
  // Refused and offered ones count the same.
  for (let count = 0; count < 11; count += 1) await askFor(server.newTraveller(), count < 6 ? 11 : 1);
  const accountId = await newAccount(server.deps);
  await server.db.updateTable('account').set({ email: recipient }).where('id', '=', accountId).execute();
  const somebody = server.newTraveller();
  await signIn(server.deps, somebody, { accountId });
  const inquiryId = await askFor(somebody, 1);
  server.clock.now += SIMULATED_ANSWER_MS;
  await server.runJobs(strict);
  expect(await mails.execute()).toHaveLength(10);
  // The page tells what no mail told.
  expect((await hotelsOf(somebody).inquiry(inquiryId)).json<Inquiry>().status).toBe('offered');
  server.clock.now += HOUR_MS;
  await askFor(server.newTraveller(), 1);
  server.clock.now += SIMULATED_ANSWER_MS;
  await server.runJobs(strict);
  expect(await mails.execute()).toHaveLength(11);
});
