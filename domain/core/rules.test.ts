import { expect, test } from 'vitest';
import { isEmail } from '#domain/core/contact.ts';
import { add, euro, formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { foldLatin } from '#domain/core/names.ts';
import { isAllowed, orderState, statusesFor, statusesOf } from '#domain/core/order-status.ts';
import { isPhone } from '#domain/core/phone.ts';
import { parseReference, spellReference } from '#domain/core/reference.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import { partyProblems, searchProblems } from '#domain/flights/flight-search.ts';

const SEARCH = {
  type: 'oneWay',
  origin: 'THR',
  destination: 'SYZ',
  departing: '2026-12-05',
  returning: '',
  adult: 1,
  child: 0,
  infant: 0,
} as const;
const TODAY = '2026-11-20';

test('a search is asked only when every field can stay', () => {
  expect(searchProblems(SEARCH, TODAY)).toEqual({});
  expect(searchProblems({ ...SEARCH, origin: '', destination: 'XXX', departing: '2026-11-19' }, TODAY)).toEqual({
    origin: 'required',
    destination: 'airport_unknown',
    departing: 'date_in_past',
  });
  expect(searchProblems({ ...SEARCH, destination: 'THR', departing: '2027-10-17' }, TODAY)).toEqual({
    destination: 'same_place',
    departing: 'date_too_far',
  });
  expect(searchProblems({ ...SEARCH, type: 'twoWay', returning: '2026-12-04' }, TODAY)).toEqual({
    returning: 'return_before_departure',
  });
});

test('nine people, an infant on each lap, an adult with every child', () => {
  const party = (adult: number, child: number, infant: number) => partyProblems({ adult, child, infant });
  expect([party(9, 0, 0), party(1, 8, 0), party(4, 1, 4)]).toEqual([{}, {}, {}]);
  expect([party(0, 1, 0), party(5, 1, 4), party(1, 0, 2)]).toEqual([
    { adult: 'adult_needed' },
    { adult: 'too_many_passengers' },
    { infant: 'too_many_infants' },
  ]);
});

test('money is written the same everywhere and never mixed', () => {
  expect([euro(9500), euro(5), euro(129_500_000)].map(formatMoney)).toEqual(['€95.00', '€0.05', '€1,295,000.00']);
  expect(formatRoundMoney(euro(2601))).toBe('€27');
  expect(() => add(euro(1), { amount: 1, currency: 'USD' })).toThrow('Cannot add USD to EUR');
});

test('a refund step ends at its moment', () => {
  const steps = [
    { until: 100, percent: 70 },
    { until: 200, percent: 30 },
  ];
  expect([0, 99, 100, 199, 200].map((moment) => refundPercentAt(steps, moment))).toEqual([70, 70, 30, 30, 0]);
  expect(refundPercentAt([], 0)).toBe(0);
});

test('an order is paid only from where it may be, and issued only after', () => {
  expect(statusesFor('startPayment')).toEqual(['awaitingPayment', 'paymentFailed']);
  expect(isAllowed('startPayment', 'paying')).toBe(false);
  expect(isAllowed('expireHold', 'paying')).toBe(false);
  expect(isAllowed('startRefund', 'issued')).toBe(false);
});

test('a reference is understood however it is typed', () => {
  expect(['SFR-7K2M-9Q', 'sfr7k2m9q', ' 7k2m 9q ', 'SFR-7KIO-9Q', 'sfr ۷k۲m ٩q'].map(parseReference)).toEqual([
    'SFR-7K2M-9Q',
    'SFR-7K2M-9Q',
    'SFR-7K2M-9Q',
    'SFR-7K10-9Q',
    'SFR-7K2M-9Q',
  ]);
  expect(['', 'SFR-7K2M', 'SFR-7K2M-9QX', 'SFR-7KUM-9Q'].map(parseReference)).toEqual([null, null, null, null]);
  expect(spellReference('SFR-7K2M-9Q')).toBe('Sierra Foxtrot Romeo, seven Kilo two Mike, nine Quebec');
});

test('names fold as passports fold them', () => {
  expect(['Müller', 'Ägidius', 'José', 'Ångström', 'Straße', 'Łódź'].map(foldLatin)).toEqual([
    'Mueller',
    'Aegidius',
    'Jose',
    'Aangstroem',
    'Strasse',
    'Lodz',
  ]);
});

test('phones as people write them', () => {
  expect(['+49 151 23456789', '(021) 6600-1234', '+98.912.345.6789', '12345', '0049 170 1234567'].map(isPhone)).toEqual(
    [true, true, true, true, true],
  );
  expect(['call me', '123', '+49 151 2345678901234', ''].map(isPhone)).toEqual([false, false, false, false]);
});

test('an e-mail address has a name, an @ and a domain', () => {
  expect(['a@b.org', 'anna.keller+trip@mail.example.com'].map(isEmail)).toEqual([true, true]);
  expect(['anna', 'anna@', '@b.org', 'a b@c.org', 'a@b', 'a@-b.org', `${'a'.repeat(250)}@b.org`].map(isEmail)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

test('what is issued is upcoming until it has ended; every status has a place in the list', () => {
  expect([99, 100].map((now) => orderState('issued', 100, now))).toEqual(['upcoming', 'past']);
  expect(orderState('refunding', 100, 99)).toBe('ended');
  expect(statusesOf('past')).toEqual(statusesOf('upcoming'));
  expect(statusesOf('open')).toContain('paying');
});
