import { expect, test } from 'vitest';
import { lettersIn, MAX_SIGN, meetingAsked, meetingOf, meetingProblems } from '#domain/transport/meeting.ts';
import type { CarWish, TransferWish } from '#domain/transport/wish.ts';

const told = { sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '', hotelBack: '', stopsAt: '', notes: '' };
const lands = { isFetched: false, backFrom: null };
const fetched = { isFetched: true, backFrom: null };

test.each([
  ['Anna Keller', undefined],
  ['آقای محمّد رضایی', undefined],
  ['Günther Öztürk', undefined],
  ['李小龍', undefined],
  // Written with separate marks: 24 letters all the same.
  ['e\u0301'.repeat(MAX_SIGN), undefined],
  ['é'.repeat(MAX_SIGN + 1), 'sign_too_long'],
  ['N'.repeat(MAX_SIGN), undefined],
  ['N'.repeat(MAX_SIGN + 1), 'sign_too_long'],
  // Marks upon marks: nobody reads it, and an order does not hold it.
  [`A${'\u0336'.repeat(24)}`.repeat(8), undefined],
  [`A${'\u0336'.repeat(24)}`.repeat(9), 'sign_too_long'],
  ['', 'required'],
  [' \u200b ', 'required'],
  ['\u202e\u2066', 'required'],
  ['12345', 'invalid'],
  ['Anna ★', 'invalid'],
  ['Anna\u0000Keller', 'invalid'],
  ['Anna\u0007', 'invalid'],
])('the sign %j: %s', (sign, problem) => {
  expect(meetingProblems({ ...told, sign }, lands).sign).toBe(problem);
});

test('nothing on the sign turns the text around it', () => {
  expect(meetingOf({ sign: '\u202eAnna\u2069\n  Keller' })).toEqual({
    ...{ sign: 'Anna Keller', hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
  });
  expect(lettersIn(meetingOf({ sign: 'مریم\u202e صبا' }).sign)).toBe(8);
});

test('who is fetched says where; who lands need not', () => {
  expect(meetingProblems({ ...told, hotel: ' ' }, fetched)).toEqual({ hotel: 'required' });
  expect(meetingProblems({ ...told, hotel: '' }, lands)).toEqual({});
});

test('what is too long or cannot be written down is told by its field', () => {
  const long = {
    ...{ hotel: 'h'.repeat(161), room: 'r'.repeat(21), notes: 'n'.repeat(201) },
    ...{ hotelBack: 'b'.repeat(161), stopsAt: 's'.repeat(101) },
  };
  expect(meetingProblems({ ...told, ...long }, fetched)).toEqual({
    ...{ hotel: 'too_long', room: 'too_long', hotelBack: 'too_long', stopsAt: 'too_long', notes: 'too_long' },
  });
  expect(meetingProblems({ ...told, room: '2\u000004' }, lands)).toEqual({ room: 'invalid' });
});

const at = (en: string, airport: string | null = null, isCancelled = false) => ({
  ...{ from: { en, airport }, isCancelled, refunded: false },
});
const ride = { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' };
const load = { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 };
const car: CarWish = {
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', ride, back: ride, load },
  ...{ car: 'sedan', stops: 2, waitingHours: 0 },
};
const transfer: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-south', ride, back: ride, load },
  ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
};

test('a car there and back fetches them twice, and says where each time', () => {
  const asked = meetingAsked(car, [at('Tehran'), at('Isfahan')]);
  expect(asked).toEqual({ isFetched: true, backFrom: 'Isfahan', hasStops: true });
  expect(meetingProblems(told, asked)).toEqual({ hotelBack: 'required' });
  expect(meetingProblems({ ...told, hotelBack: 'Abbasi Hotel' }, asked)).toEqual({});
  expect(meetingAsked(car, [at('Tehran')])).toEqual({ isFetched: true, backFrom: null, hasStops: true });
});

test('a ride that was given back asks for nothing', () => {
  expect(meetingAsked(car, [at('Tehran'), at('Isfahan', null, true)]).backFrom).toBeNull();
  expect(meetingAsked(car, [at('Tehran', null, true), at('Isfahan')])).toMatchObject({
    // The stops were on the way there.
    ...{ isFetched: false, backFrom: 'Isfahan', hasStops: false },
  });
  const both = { isFetched: true, backFrom: null, hasStops: false };
  expect(meetingAsked(transfer, [at('Airport', 'IKA'), at('Tehran')])).toEqual(both);
  expect(meetingAsked(transfer, [at('Airport', 'IKA'), at('Tehran', null, true)]).isFetched).toBe(false);
});

test('nor does one whose money went back because nobody came', () => {
  const undriven = { ...at('Tehran'), refunded: true };
  expect(meetingAsked(car, [undriven, at('Isfahan')])).toEqual({
    isFetched: false,
    backFrom: 'Isfahan',
    hasStops: false,
  });
  expect(meetingAsked(car, [at('Tehran'), { ...at('Isfahan'), refunded: true }]).backFrom).toBeNull();
});
