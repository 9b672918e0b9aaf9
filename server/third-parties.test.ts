import { describe, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { parseConfig } from '#server/config.ts';
import { knownParties } from '#server/third-parties.ts';

const parse = (env: Record<string, string>) => parseConfig(env, () => 's'.repeat(64)).thirdParties;

test('who is not named is not there', () => {
  expect(parse({}).framed).toEqual([]);
  expect(parse({}).review).toBeNull();
});

test('a script comes with its own origin and those that it calls; pages learn its host only', () => {
  const parties = parse({
    CHAT_URL: 'https://chat.example/w/widget.js?site=7 wss://live.chat.example https://chat.example',
    REVIEW_URL: 'https://reviews.example/safar',
    REVIEW_RATING: '4.9/5',
  });
  expect(parties.framed).toEqual([
    {
      party: 'chat',
      script: 'https://chat.example/w/widget.js?site=7',
      origins: ['https://chat.example', 'wss://live.chat.example'],
    },
  ]);
  expectFields(knownParties(parties), {
    framed: [{ party: 'chat', host: 'chat.example' }],
    review: { url: 'https://reviews.example/safar', rating: '4.9/5' },
  });
});

describe('what could open the policy is refused, and its value is not told', () => {
  test.each([
    ['ANALYTICS_URL', 'http://stats.example/s.js'],
    ['ANALYTICS_URL', "https://stats.example/s.js;script-src 'unsafe-inline'"],
    ['RECORDING_URL', 'https://u:p@replay.example/r.js'],
    ['ENGAGEMENT_URL', 'https://web.example/e.js https://api.example/path'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['CHAT_URL', 'wss://chat.example/w.js'],
    ['CHAT_URL', 'widget.js'],
    ['REVIEW_URL', 'javascript:alert(1)'],
    ['REVIEW_RATING', '<b>5/5</b>'],
  ])('%s=%s', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(`${name} must be`);
    expect(() => parse({ [name]: value })).not.toThrow(value);
  });
});
