import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  codeFaults,
  codeOf,
  emailChangeFaults,
  emailFaults,
  loginFaults,
  newPasswordFaults,
  phoneChangeFaults,
  proofFaults,
  signUpFaults,
} from '#domain/accounts/account-forms.ts';
import { parseIban } from '#domain/accounts/payout.ts';
import { savedPassengerProblems } from '#domain/accounts/saved-passengers.ts';
import { centsOf, topUpProblem } from '#domain/accounts/top-up.ts';
import { plainly } from '#domain/core/clean-input.ts';
import { emailText } from '#domain/core/contact.ts';
import { contactProblems, replyProblem } from '#domain/core/contact-message.ts';
import { parseDiscountCode } from '#domain/core/discounts.ts';
import { detailsOf, passengerProblems } from '#domain/core/passengers.ts';
import { nameProblem, personOf } from '#domain/core/person.ts';
import { phoneText } from '#domain/core/phone.ts';
import { parseReference } from '#domain/core/reference.ts';
import { SIGNS } from '#domain/core/testing/signs.ts';
import { guestPlaces, guestProblems } from '#domain/hotels/hotel-guests.ts';
import { peopleProblems } from '#domain/insurance/people.ts';
import { needsOf } from '#domain/tours/needs.ts';
import { travellerProblems } from '#domain/tours/travellers.ts';
import { meetingOf } from '#domain/transport/meeting.ts';
import { peopleProblems as ridersProblems } from '#domain/transport/people.ts';
import { plainWish } from '#domain/transport/plain-wish.ts';
import { wishProblems } from '#domain/transport/problems.ts';
import { runPeopleProblems } from '#domain/transport/runs/people.ts';
import { at, carWish, cipWish, TRANSFERS, transferWish } from '#domain/transport/testing/price-lists.ts';
import { plainAnswers, visaAnswerProblems } from '#domain/visa/visa-application.ts';

type Form<T = unknown> = {
  readonly name: string;
  /** Validation rules of `domain/` for this form. */
  readonly rules: readonly string[];
  /** As typed on an English keyboard. */
  readonly right: T;
  /** Validates and normalises the typed form. */
  readonly read: (typed: T) => unknown;
};
const form = <T>(name: string, rules: readonly string[], right: T, read: (typed: T) => unknown): Form =>
  ({ name, rules, right, read }) as Form;

const TODAY = '2026-12-01';
const PERSON = {
  title: 'MR',
  firstName: 'Seán-Luc Émile',
  lastName: "O'Brien",
  birthDate: { day: '14', month: '03', year: '1988' },
  nationality: 'DE',
  passportNumber: 'AB 12-34567',
  passportCountry: 'DE',
  passportExpiry: { day: '21', month: '08', year: '2031' },
} as const;
const CONTACT = { email: 'anna.o-brien@example.org', phone: '+49 151 234-56789' };
const SECRET = {
  password: 'nine tiles of Isfahan',
  confirmPassword: 'nine tiles of Isfahan',
  currentPassword: 'seven',
};
const ROOMS = [{ party: { adults: [30], children: [] } }];

const FORMS: readonly Form[] = [
  form(
    'passengers of a flight',
    ['passengerProblems', 'personProblems', 'emailProblem', 'internationalPhoneProblem', 'phoneProblem'],
    { ...CONTACT, passengers: [{ ...PERSON, ageClass: 'adult' as const }] },
    (draft) => [
      passengerProblems(detailsOf(draft), { days: ['2026-12-05'], today: TODAY }),
      { ...detailsOf(draft), phone: phoneText(draft.phone) },
    ],
  ),
  form(
    'guests of a hotel',
    ['guestProblems', 'arrivalProblem'],
    {
      ...CONTACT,
      passengers: [{ ...PERSON, ageClass: 'adult' as const, age: '38' }],
      answers: { arrival: 'later' },
    },
    (draft) => [
      guestProblems(detailsOf(draft), { places: guestPlaces(ROOMS), minGuestAge: 18, today: TODAY }),
      detailsOf(draft),
    ],
  ),
  form(
    'who is insured',
    ['peopleProblems', 'birthProblem'],
    { ...CONTACT, passengers: [{ ...PERSON, ageClass: 'adult' as const }] },
    (draft) => [
      peopleProblems(detailsOf(draft), { firstDay: '2026-12-05', today: TODAY }),
      { ...detailsOf(draft), phone: phoneText(draft.phone) },
    ],
  ),
  form(
    'who comes on a tour',
    ['travellerProblems', 'needsProblems'],
    {
      ...CONTACT,
      passengers: [{ ...PERSON, ageClass: 'adult' as const }],
      answers: {
        'health.0': 'Allergic to walnut',
        emergencyName: "Helga O'Brien-Brandt",
        emergencyWho: 'Mother',
        emergencyPhone: '+49 30 123-45678',
        emergencySpeaks: 'German, English',
        arrivalFlight: 'TK 874',
        arrivalTime: '03:10',
      },
    },
    (draft) => {
      const details = detailsOf(draft);
      const persons = [{ ageClass: 'adult' as const }];
      const tour = { kind: 'journey', start: '2027-04-10', end: '2027-04-17', leastAge: 0, persons } as const;
      return [travellerProblems(details, tour, TODAY), needsOf(details.answers ?? {}, 1)];
    },
  ),
  form(
    'a ride with its flight',
    ['wishProblems'],
    { time: '11:30', flight: 'TK 874', flightTime: '18:40' },
    ({ time, ...flight }) => {
      const typed = transferWish({ direction: 'toAirport', ride: at('2026-12-10', time, flight) });
      const wish = plainWish(typed);
      return [wishProblems(TRANSFERS, wish, { now: Date.UTC(2026, 11, 1), purpose: 'sell' }), wish.ride];
    },
  ),
  form(
    'whom a driver meets',
    ['meetingProblems'],
    {
      ...CONTACT,
      passengers: [{ ...PERSON, ageClass: 'adult' as const }],
      answers: {
        ...{ sign: "O'Brien-Brandt", hotel: '12-14 Amadegah St', room: '3 a' },
        ...{ hotelBack: "At the Abbasi's door", stopsAt: 'Kashan, Fin - the garden', notes: 'A pram' },
      },
    },
    (draft) => {
      const rides = ['Tehran', 'Isfahan'].map((en) => ({
        from: { en, airport: null },
        isCancelled: false,
        refunded: false,
      }));
      const on = { day: '2026-12-10', today: TODAY };
      return [
        ridersProblems(detailsOf(draft), carWish(), rides, on),
        meetingOf(draft.answers),
        { ...detailsOf(draft), phone: phoneText(draft.phone) },
      ];
    },
  ),
  form(
    'who is served at an airport',
    ['peopleProblems'],
    { ...CONTACT, passengers: [{ ...PERSON, ageClass: 'adult' as const }] },
    (draft) => [
      ridersProblems(detailsOf(draft), cipWish(), [], { day: '2026-12-10', today: TODAY }),
      { ...detailsOf(draft), phone: phoneText(draft.phone) },
    ],
  ),
  form(
    'who has a place in a train or a bus',
    ['runPeopleProblems'],
    { ...CONTACT, passengers: [{ ...PERSON, ageClass: 'adult' as const }] },
    (draft) => [
      runPeopleProblems(detailsOf(draft), { riders: ['man'], infants: 0, days: ['2026-12-10'], today: TODAY }),
      { ...detailsOf(draft), phone: phoneText(draft.phone) },
    ],
  ),
  form('a saved passenger', ['savedPassengerProblems', 'savedPassengerFaults'], PERSON, (typed) => [
    savedPassengerProblems({ isMe: false, ...personOf(typed) }, { today: TODAY, hasNumber: false }),
    personOf(typed),
  ]),
  form(
    'a name that is corrected',
    ['nameProblem'],
    { firstName: PERSON.firstName, lastName: PERSON.lastName },
    ({ firstName, lastName }) => [firstName, lastName].map((name) => [nameProblem(plainly(name)) ?? [], plainly(name)]),
  ),
  form(
    'an applicant for a visa',
    ['visaAnswerProblems'],
    {
      firstName: 'Seán-Luc',
      lastName: "O'Brien",
      passportNumber: 'AB 12-34567',
      passportIssuePlace: "L'Aquila-Nord",
      birthCity: 'München',
      fatherName: "D'Angelo",
      homeCity: 'Aix-en-Provence',
      emergencyContact: "Anna O'Brien, +49 30 123-4567",
      jobTitle: 'Teacher 2',
      workCity: 'Bergen-op-Zoom',
      workAddress: "12-14 Rue de l'Été",
      entryCity: 'Bandar-e Abbas',
      itinerary: "Tehran 3 nights\nIsfahan's bridges - 4 nights",
      timesInIran: '0',
    },
    (typed) => {
      const known = { nationality: 'DE', verdict: 'airportCode', arrival: '2027-01-20', today: TODAY } as const;
      const problems: Readonly<Record<string, string>> = visaAnswerProblems(
        { ...typed, occupation: 'selfEmployed' },
        known,
      );
      return [Object.keys(typed).filter((field) => problems[field]), plainAnswers(typed)];
    },
  ),
  form('sign-up', ['signUpFaults'], { ...CONTACT, ...SECRET }, (typed) => [
    signUpFaults(typed),
    emailText(typed.email),
    phoneText(typed.phone),
  ]),
  form('log-in', ['loginFaults'], { email: CONTACT.email, password: SECRET.password }, loginFaults),
  form('forgotten password', ['emailFaults'], { email: CONTACT.email }, emailFaults),
  form(
    'log-in by a code',
    ['codeFaults', 'codeProblem', 'oneCodeFaults'],
    { email: CONTACT.email, code: '123-456' },
    (typed) => [codeFaults(typed), codeOf(typed.code)],
  ),
  form('a new password', ['newPasswordFaults'], SECRET, (typed) => newPasswordFaults(typed, true)),
  form('a proof', ['proofFaults'], { currentPassword: 'seven' }, proofFaults),
  form('another e-mail', ['emailChangeFaults'], { ...CONTACT, ...SECRET }, emailChangeFaults),
  form('another phone', ['phoneChangeFaults'], { ...CONTACT, ...SECRET }, phoneChangeFaults),
  form(
    'a message to us',
    ['contactProblems'],
    { topic: 'planned' as const, name: "Anna O'Brien", email: CONTACT.email, message: 'Is there a bus?' },
    contactProblems,
  ),
  form('a reply', ['replyProblem'], { text: 'Thanks.' }, ({ text }) => replyProblem(text)),
  form('a top-up', ['topUpProblem'], { amount: '1,000.50' }, ({ amount }) => [
    centsOf(amount),
    topUpProblem(centsOf(amount) ?? 0),
  ]),
  form('a bank account', [], { iban: 'DE89 3704 0044 0532 0130 00' }, ({ iban }) => parseIban(iban)),
  form('a discount code', [], { code: '1404 2' }, ({ code }) => parseDiscountCode(code)),
  form('a reference', [], { reference: 'SFR-7K2M-9Q' }, ({ reference }) => parseReference(reference)),
];

type Path = readonly (string | number)[];
const isSecret = (field: Path[number] | undefined): boolean => /password$/i.test(String(field)) && field !== undefined;

function texts(typed: unknown, path: Path = []): Path[] {
  if (typeof typed === 'string') return [path];
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.entries(typed).flatMap(([name, one]) =>
    texts(one, [...path, Array.isArray(typed) ? Number(name) : name]),
  );
}

function changed(typed: unknown, [name, ...rest]: Path, change: (text: string) => string): unknown {
  if (name === undefined) return change(String(typed));
  if (Array.isArray(typed)) return typed.map((one, at) => (at === name ? changed(one, rest, change) : one));
  const fields = typed as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: changed(fields[name], rest, change) };
}

/** Fields that are selected, not typed. */
const CHOSEN = ['title', 'topic', 'nationality', 'passportCountry', 'ageClass', 'arrival'];

describe.each(FORMS)('$name', ({ right, read }) => {
  const fields = texts(right).filter((path) => !CHOSEN.includes(String(path.at(-1))) && !isSecret(path.at(-1)));
  const asRight = read(right);

  test('is right as it is typed', () => {
    expect(`${JSON.stringify(asRight)}`).not.toMatch(/_invalid|required|not_latin|null/);
  });

  test.each(fields.map((path) => [path.join('.'), path] as const))('%s is read with every sign', (_, path) => {
    const unlike = SIGNS.filter(({ of }) => {
      const typed = changed(right, path, of);
      // A message keeps its quotes and digits.
      return JSON.stringify(read(typed)) !== JSON.stringify(asRight);
    });
    expect(unlike.map(({ name }) => name)).toEqual([]);
  });
});

test('every rule of domain/ for what is typed is in the list of forms', async () => {
  const exported = fs
    .globSync('domain/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...fs.readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+(?:Problems?|Faults)\b)/gm),
    ])
    .map(([, name = '']) => name);
  // Rules for values that are parsed earlier: days, codes, counts, sums.
  const untyped =
    'askedDayProblem berthProblem choiceProblem dayProblem dayProblems discountProblem firstDayProblem giveBackProblem givingProblem lastDayProblem leavingProblem newPasswordProblem nightProblems openProblem partyProblem partyProblems plainProblem questionProblems rangeProblem roomProblems roomsProblem runSearchProblems searchProblems seatProblem staySearchProblems toProblem visaProblems visaTripProblems wishProblems';
  const known = [...FORMS.flatMap(({ rules }) => rules), ...untyped.split(' ')];
  expect(exported.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !exported.includes(name))).toEqual([]);
});

test('nothing is done to a password, and a form of blanks is an empty one', () => {
  const secret = { password: ' \u200Bpa\u0308ss\u2019 ', confirmPassword: '\uFEFF', currentPassword: '\u202Ax ' };
  expect(plainly(secret)).toEqual(secret);
  const empty = '\u200B\u00A0\u2060\u202A \u202C';
  expect(plainly({ name: empty, message: empty, passengers: [{ firstName: empty }] })).toEqual({
    name: '',
    message: '',
    passengers: [{ firstName: '' }],
  });
});

test('cleaning twice changes nothing more', () => {
  const typed = SIGNS.map(({ of }) => of("Seán  O'Brien - 12 (Bandar)"));
  const once = plainly({ line: typed, message: typed, itinerary: typed });
  expect(plainly(once)).toEqual(once);
});
