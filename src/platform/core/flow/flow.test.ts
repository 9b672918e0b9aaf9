import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../../../**/*.{ts,tsx}', '!../../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of XState and its hooks that create an unrecorded actor. */
const UNRECORDED =
  /\b(?:createActor|createActorContext|useActor|useActorRef|useIdleActorRef|useMachine)\b|\binterpret\(/;

test('every flow of the site is made by createFlow, which records it', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const makers = Object.keys(sources).filter((file) => UNRECORDED.test(sources[file] ?? ''));
  expect(makers).toEqual(['./flow.ts']);
});

test.each([
  "import { createActor as make } from 'xstate';",
  "import { useMachine } from '@xstate/react';",
  'const actor = useActorRef(machine);',
])('an unrecorded flow would be found: %s', (text) => {
  expect(UNRECORDED.test(text)).toBe(true);
});
