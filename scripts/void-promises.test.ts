import fs from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Functions whose promise never rejects, or that return none: their own code handles failures, the router shows them on its page. All other
 * promises that nobody awaits need a `catch`: an unhandled rejection is reported as an error of the page.
 */
const NEVER_REJECT = [
  ...['fetchAhead', 'fetchNow', 'loadOtherNames', 'withOtherNames', 'ownConversations', 'firstTouch'],
  ...['fetchMissing', 'push', 'tell', 'start', 'fetchFiles', 'Promise.all', 'goneAhead'],
  ...['navigate', 'router.navigate', 'goOn', 'decided.finally', 'submit', 'paste', 'leave'],
  ...['shellOf', 'listeners.delete', 'others.delete', 'queryClient.setQueryData'],
];
/** Files whose own `refresh` catches. */
const OWN_REFRESH = ['src/platform/core/checkout/purchases.ts', 'src/routes/-support/core/messages/HelpTalk.tsx'];
/** Not in a build. */
const TOOLS = ['src/routes/-support/core/pages/RecorderPanel.tsx', 'src/platform/core/testing/'];

/** Calls after `void` without a `catch` in their statement. */
const unawaited = (text: string): string[] =>
  [...text.matchAll(/\bvoid ([\w.]+)(?=[(<])/g)].flatMap(({ index, 1: name = '' }) =>
    text.slice(index).split(/;\n/, 1)[0]?.includes('.catch(') ? [] : [name],
  );

test('who does not await a promise handles its failure', () => {
  const files = fs
    .globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\.gen\.|\/generated\//.test(file) && !TOOLS.some((tool) => file.startsWith(tool)));
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) =>
    unawaited(fs.readFileSync(file, 'utf8'))
      .filter((name) => !NEVER_REJECT.includes(name) && !(name === 'refresh' && OWN_REFRESH.includes(file)))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('a promise without a catch is found', () => {
  expect(unawaited('void refresh();\nvoid save().catch(() => undefined);\nvoid load().then(show);\n')).toEqual([
    'refresh',
    'load',
  ]);
});
