import { expect, test } from 'vitest';
import { SIGNS } from '#src/app/start-later.ts';
import { SIGNS_OF_LIFE } from '#src/platform/core/flow/first-touch.ts';

test('what wakes a page wakes its flow', () => {
  expect(SIGNS).toEqual([...SIGNS_OF_LIFE]);
});
