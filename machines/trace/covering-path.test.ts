import { describe, expect, test } from 'vitest';
import { answerLabel, coveringPath, type Reach } from '#machines/trace/covering-path.ts';
import { coverMachine } from '#machines/trace/covering-traces.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { placesOf, withoutRounds } from '#machines/trace/places.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { replay } from '#machines/trace/replayer.ts';

const entry = registry.problemReport as Registered;
const { traces } = coverMachine(entry);
const everything: Reach = { isOffered: () => true, canAnswer: () => true, waits: [] };
const words = ({ steps }: Trace) =>
  steps.map((step: Step) => (step.k === 'settle' ? answerLabel(step) : step.k === 'timer' ? '' : step.event.type));

describe('a covering path', () => {
  test('passes what can be reached, in one way that the machine really goes', () => {
    const reach: Reach = { ...everything, canAnswer: (label) => label.endsWith(' ok') };
    const path = coveringPath(entry, traces, undefined, reach);
    expect(replay(entry.machine, path)).toBeNull();
    expect(words(path)).toEqual(['report.open', 'prepareReport ok', 'report.send', 'sendReport ok', 'report.close']);
  });

  test('has every answer that the server can be made to give', () => {
    const labels = new Set(words(coveringPath(entry, traces, undefined, everything)));
    const answers = traces.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.k === 'settle' ? [answerLabel(step)] : [])),
    );
    expect([...new Set(answers)].filter((label) => !labels.has(label))).toEqual([]);
  });

  test('does nothing that no screen offers, and nothing that is in no covering trace', () => {
    const closed: Reach = { ...everything, isOffered: ({ type }) => type !== 'report.send' };
    expect(words(coveringPath(entry, traces, undefined, closed))).not.toContain('report.send');
    expect(coveringPath(entry, [], undefined, everything).steps).toEqual([]);
  });

  test('leaves out what an earlier one has passed, and comes to an end all the same', () => {
    const finding = registry.findBooking as Registered;
    const covering = coverMachine(finding).traces;
    const passed = new Set<string>();
    const [first, second] = [0, 1].map(() =>
      words(coveringPath(finding, covering, { problem: null }, everything, passed)),
    );
    expect(first?.at(-1)).toBe('findOrder ok');
    expect(second).toEqual(['booking.find', 'findOrder ok']);
  });
});

test('an answer that changes nothing is no end, however often it comes', () => {
  const entry = registry.topUp as Registered;
  const reach: Reach = { ...everything, canAnswer: (label) => label !== 'openBankPage TypeError' };
  const [input] = entry.examples.inputs;
  const path = words(coveringPath(entry, coverMachine(entry).traces, input, reach));
  expect(path.filter((word) => word === 'openBankPage ok').length).toBeGreaterThan(1);
  expect(path).toEqual(expect.arrayContaining(['readTopUp succeeded', 'readTopUp declined']));
});

test('a state is gone on from once more where the server says something else there', () => {
  const entry = registry.orderCancel as Registered;
  const reach: Reach = {
    ...everything,
    canAnswer: (label, event) => {
      if (label === 'cancelOrder ok') return event === 'code.verify';
      return (
        ['quoteCancellation ok without byProtection', 'cancelOrder step_up_required'].includes(label) ||
        /^stepUp.* (ok|code_wrong)$/.test(label)
      );
    },
  };
  const [input] = entry.examples.inputs;
  expect(words(coveringPath(entry, coverMachine(entry).traces, input, reach))).toContain('cancelOrder ok');
});

test('answers say what is missing, nothing or no money', () => {
  const ok = (value: Record<string, unknown>) =>
    answerLabel({ k: 'settle', actor: 'ask', ok: true, value, t: 0, x: {} });
  expect(ok({ a: null, b: false, c: 0, d: { amount: 0, currency: 'EUR' } })).toBe(
    'ask ok without a without b without c without d',
  );
  expect(ok({ a: 'x', b: true, c: 1, d: { amount: 1, currency: 'EUR' } })).toBe('ask ok');
});

describe('the states of a trace', () => {
  test('are those of all machines of the system, none twice in a row', () => {
    const [trace] = traces as [Trace];
    const steps: Step[] = [
      { k: 'timer', n: 1, t: 0, x: { v: { '': 'asking', payment: 'starting' } } },
      { k: 'timer', n: 2, t: 0, x: {} },
      { k: 'timer', n: 3, t: 0, x: { v: { payment: null } } },
    ];
    expect(placesOf({ ...trace, start: { v: { '': 'closed' } }, steps })).toEqual([
      '{"":"closed"}',
      '{"":"asking","payment":"starting"}',
      '{"":"asking"}',
    ]);
  });

  test('a round of two that comes again at once counts once; any other order is another way', () => {
    expect(withoutRounds([...'xababaz'])).toEqual([...'xabaz']);
    expect(withoutRounds([...'xabababz'])).toEqual([...'xabz']);
    expect(withoutRounds([...'abcabc'])).toEqual([...'abcabc']);
  });
});
