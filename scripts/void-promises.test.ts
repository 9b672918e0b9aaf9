import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Each handles its failures wherever it is called: a part that is lost is said by `LostBar`, a page by the router. */
const ANYWHERE = ['fetchAhead', 'fetchNow', 'firstTouch', 'navigate', 'router.navigate'];
/**
 * Other functions whose promise never rejects, or that return none, with the file that calls them: elsewhere the same name may be another function.
 * All other promises that nobody awaits need a `catch`: an unhandled rejection is reported as an error of the page.
 */
const NEVER_REJECT = [
  'src/app/entry-client.tsx: import',
  'src/app/entry-client.tsx: onRebuild',
  'src/app/keep-clicks.ts: goneAhead',
  'src/app/start-later.ts: Promise.all',
  'src/app/start-later.ts: fetchFiles',
  'src/app/start-later.ts: start',
  'src/platform/core/checkout/draft-store.ts: push',
  'src/platform/core/checkout/order-extras-actors.ts: queryClient.setQueryData',
  'src/platform/core/checkout/order-flow.ts: fetchMissing',
  'src/platform/core/checkout/purchases.ts: refresh',
  'src/platform/visa/live-visa-flow.ts: tell',
  'src/platform/visa/visa-answers.ts: others.delete',
  'src/routes/-support/accounts/LoginRoute.tsx: goOn',
  'src/routes/-support/accounts/SecurePasswordRoute.tsx: goOn',
  'src/routes/-support/accounts/SignUpRoute.tsx: goOn',
  'src/routes/-support/core/checkout/useOldPapersForgotten.ts: import',
  'src/routes/-support/core/pages/dialog-shells.ts: shellOf',
  'src/routes/-support/country/CountryMap.tsx: loadOtherNames',
  'src/routes/-support/flights/SearchPanel.tsx: goToResults',
  'src/screens/flights/PlaceField.tsx: withOtherNames',
  'src/ui/DateBoxes.tsx: leave',
  'src/ui/DateBoxes.tsx: paste',
  'src/ui/top-dialog.ts: listeners.delete',
];
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
  const calls = files.flatMap((file) =>
    unawaited(fs.readFileSync(file, 'utf8'))
      .filter((name) => !ANYWHERE.includes(name))
      .map((name) => `${file.replaceAll('\\', '/')}: ${name}`),
  );
  expect([...new Set(calls)].sort()).toEqual(NEVER_REJECT.toSorted());
});

test('a promise without a catch is found', () => {
  expect(unawaited('void refresh();\nvoid save().catch(() => undefined);\nvoid load().then(show);\n')).toEqual([
    'refresh',
    'load',
  ]);
});
