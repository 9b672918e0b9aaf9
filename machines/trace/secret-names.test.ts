import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { documentsMailMachine } from '#machines/documents-mail/machine.ts';
import { TRACE_FORMAT, type Trace } from '#machines/trace/format.ts';
import { keyFromText, SECRET_NAMES } from '#machines/trace/redact.ts';
import { sealTrace } from '#machines/trace/seal.ts';

// Nothing of a secret's shape, so that only the name of its field can tell: the words of a form, and a phone as people write it.
const SHAPELESS = ['Quendel Uferschwalbe', '09121234567'];

/** Spelled here once more, so that a name that leaves the list is missed. */
const FIELDS =
  `password confirmPassword accessToken invitationToken tokens clientSecret authorization otp email eMail e-mail
  emailMasked phone phoneNumber mobile mobileNumber passport passportNumber nationalId firstName first_name lastName last_name
  fullName birthDate birthday cardNumber cardholder pan cvv cvc iban address addressLine reference orderId customerOrderId
  hotelOrderId flowId idempotencyKey redirectUrl ticketNumber ip`.split(/\s+/);

const actor = createActor(documentsMailMachine, { input: { orderId: 'none' } });
const persisted = actor.getPersistedSnapshot() as object;

const base = {
  format: TRACE_FORMAT,
  machine: { id: 'documentsMail', version: '1', definition: '' },
  source: 'traveller',
  startedAt: 0,
  redaction: { policy: 'none', replaced: 0, isVerified: false },
  start: {},
  steps: [],
} satisfies Trace;
const error = (data: object) => ({
  $error: { name: 'Error', message: 'refused', problem: { code: 'conflict', ...data } },
});

/** Every place in which a trace can carry something, each with a field of this name. */
const PLACES: Readonly<Record<string, (data: object) => Trace>> = {
  'the input': (data) => ({ ...base, input: data }),
  'the depth of the input': (data) => ({ ...base, input: { deep: { list: [[data]] } } }),
  'the context of a snapshot': (data) => ({ ...base, snapshot: { ...persisted, context: { deep: data } } }),
  'a timer': (data) => ({ ...base, timers: { last: 1, armed: [{ n: 1, to: '', event: { type: 'a', ...data } }] } }),
  'the words about the page': (data) => ({ ...base, app: { ...data } }),
  'an event': (data) => ({
    ...base,
    steps: [{ k: 'event', to: '', event: { type: 'documents.mail', ...data }, t: 1 }],
  }),
  'the depth of an event': (data) => ({
    ...base,
    steps: [{ k: 'event', to: '', event: { type: 'documents.mail', list: [{ deep: data }] }, t: 1 }],
  }),
  'an answer': (data) => ({ ...base, steps: [{ k: 'settle', actor: 'mailDocuments', ok: true, value: data, t: 1 }] }),
  'a refusal': (data) => ({
    ...base,
    steps: [{ k: 'settle', actor: 'mailDocuments', ok: false, value: error(data), t: 1 }],
  }),
  'a word of a port': (data) => ({
    ...base,
    steps: [{ k: 'from', actor: 'pause', to: '', event: { type: 'said', ...data }, t: 1 }],
  }),
};

describe.each(Object.entries(PLACES))('in %s', (_place, traceWith) => {
  test('a field of every secret name is hidden, whatever its text looks like', () => {
    const open = FIELDS.filter((name) =>
      SHAPELESS.some((secret) => {
        const raw = traceWith({ [name]: secret });
        expect(JSON.stringify(raw)).toContain(secret);
        return JSON.stringify(sealTrace(documentsMailMachine, raw, keyFromText('a test'))).includes(secret);
      }),
    );
    expect(open).toEqual([]);
  });
});

test('what hides by its name is hidden where it stands without it as well', () => {
  const [secret = ''] = SHAPELESS;
  const raw: Trace = {
    ...base,
    input: { orderId: 'none', lastName: secret },
    marks: [{ step: 0, t: 0, text: `${secret} called` }],
  };
  expect(JSON.stringify(sealTrace(documentsMailMachine, raw, keyFromText('a test')))).not.toContain(secret);
});

test('what a tester writes at a step is hidden by its shape, though nothing else of the trace says it', () => {
  const raw: Trace = { ...base, marks: [{ step: 0, t: 0, text: 'anna@example.org saw +49 151 23456789' }] };
  const { marks } = sealTrace(documentsMailMachine, raw, keyFromText('a test'));
  expect(marks?.map(({ text }) => text)).toEqual([expect.not.stringMatching(/anna|23456789/)]);
});

test('every name of the list is tried above', () => {
  const untried = SECRET_NAMES.filter((name) => !FIELDS.some((field) => new RegExp(`^(?:${name})$`, 'i').test(field)));
  expect(untried).toEqual([]);
});
