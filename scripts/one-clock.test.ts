import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the clock of a page is set by its document in one place: no page measures by itself', () => {
  const setting = globSync('src/routes/**/*.{ts,tsx}').filter((file) => {
    const isTest = file.endsWith('.test.ts');
    return !isTest && /\bclock\.observe\(/.test(readFileSync(file, 'utf8'));
  });
  expect(setting).toEqual(['src/routes/-support/core/checkout/purchase-page.ts']);
});
