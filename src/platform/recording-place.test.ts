import { expect, test } from 'vitest';
import { pageTemplate } from '#src/platform/recording-place.ts';

test.each([
  ['/', '/'],
  ['/find-booking', '/find-booking'],
  ['/flights/THR-SYZ', '/flights/{route}'],
  ['/flights/THR-SYZ/', '/flights/{route}'],
  ['/flights/issue/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', '/flights/issue/{orderId}'],
])('%s is %s', (pathname, template) => {
  expect(pageTemplate(pathname)).toBe(template);
});
