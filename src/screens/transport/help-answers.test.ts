import { expect, test } from 'vitest';
import { answersFor, type HelpPlace } from '#src/screens/core/help/answer.ts';
import { answers } from '#src/screens/transport/help-answers.ts';

const said = (place: Pick<HelpPlace, 'kind' | 'status'>) =>
  answersFor(answers, { path: '/iran-transportation', product: 'transport', ...place })
    .map(({ question, text }) => `${question()} ${text()}`)
    .join('\n');

test.each(['train', 'bus'])(
  'help beside a %s says what comes back of its ticket, and nothing of drivers or half',
  (kind) => {
    for (const status of [null, 'held', 'paying', 'issued', 'cancelled'] as const) {
      const text = said({ kind, status });
      expect(text).toContain(
        'Of a train ticket 90 % comes back until 12:00, Tehran time, of the day before departure.',
      );
      expect(text).toContain('After that 70 % until 3 hours before departure, then 50 % until departure.');
      expect(text).toContain(
        'Of a bus ticket 90 % comes back until 60 minutes before departure, then 50 % until departure.',
      );
      expect(text).not.toMatch(/driver|half|\bcar\b|My flight/);
    }
  },
);

test.each(['transfer', 'car', 'cip', null])('help beside a ride (%s) says what comes back of a ride', (kind) => {
  const text = said({ kind, status: 'issued' });
  expect(text).toContain('Of a transfer, a car or CIP all comes back until 24 hours before it begins.');
  expect(text).toContain('driver');
  expect(text).not.toMatch(/train|bus ticket/);
});
