import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { documentsMailMachine } from '#machines/core/documents-mail/machine.ts';
import { TRACE_FORMAT, type Trace } from '#machines/trace/format.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { keyFromText } from '#machines/trace/redactor.ts';

// It has no secret's shape and its field is in no list: it is hidden only because unknown fields are secret.
const SECRET = 'Quendel Uferschwalbe';
const OF_A_GUEST = { name: SECRET };

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
  $error: { name: 'Error', message: 'refused', problem: { code: 'conflict', message: 'refused', ...data } },
});
const redact = (raw: Trace) => redactTrace(documentsMailMachine, raw, keyFromText('a test'));

/** All places in which a trace can carry data. */
const PLACES: Readonly<Record<string, (data: object) => Trace>> = {
  'the input': (data) => ({ ...base, input: data }),
  'the depth of the input': (data) => ({ ...base, input: { deep: { list: [[data]] } } }),
  'the context of a snapshot': (data) => ({ ...base, snapshot: { ...persisted, context: { deep: data } } }),
  'the output of a snapshot': (data) => ({ ...base, snapshot: { ...persisted, output: data } }),
  'a child of a snapshot': (data) => ({
    ...base,
    snapshot: { ...persisted, children: { child: { src: 'child', snapshot: { status: 'active', context: data } } } },
  }),
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
  'a word of an actor': (data) => ({
    ...base,
    steps: [{ k: 'from', actor: 'pause', to: '', event: { type: 'said', ...data }, t: 1 }],
  }),
};

describe.each(Object.entries(PLACES))('in %s', (_place, traceWith) => {
  test('what nobody allows is hidden, whatever it is called and looks like', () => {
    const raw = traceWith(OF_A_GUEST);
    expect(JSON.stringify(raw)).toContain(SECRET);
    expect(JSON.stringify(redact(raw))).not.toContain(SECRET);
  });
});

test('an answer that is only a text is hidden', () => {
  const raw: Trace = { ...base, steps: [{ k: 'settle', actor: 'mailDocuments', ok: true, value: SECRET, t: 1 }] };
  expect(JSON.stringify(redact(raw))).not.toContain(SECRET);
});

test('what hides by its field is hidden where it stands without it as well', () => {
  const raw: Trace = { ...base, input: OF_A_GUEST, marks: [{ step: 0, t: 0, text: `${SECRET} called` }] };
  expect(JSON.stringify(redact(raw))).not.toContain(SECRET);
});

test('what a tester writes at a step is hidden by its shape, though nothing else of the trace says it', () => {
  const raw: Trace = { ...base, marks: [{ step: 0, t: 0, text: 'anna@example.org saw +49 151 23456789' }] };
  expect(redact(raw).marks?.map(({ text }) => text)).toEqual([expect.not.stringMatching(/anna|23456789/)]);
});

test('what the trace is about stays: its page, its build, its events and who was asked', () => {
  const raw: Trace = {
    ...base,
    app: { flow: '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', page: '/profile/orders/{orderId}', build: 'entry-1a2b' },
    steps: [{ k: 'event', to: '', event: { type: 'documents.mail' }, t: 1 }],
  };
  const { app, steps } = redact(raw);
  expect(app).toEqual({
    flow: expect.not.stringContaining('5f0c2f5e'),
    page: '/profile/orders/{orderId}',
    build: 'entry-1a2b',
  });
  expectFields(steps, [{ k: 'event', to: '', event: { type: 'documents.mail' }, t: 1 }]);
});
