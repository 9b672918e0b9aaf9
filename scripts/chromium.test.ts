import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES_OF_PLAYWRIGHT } from './chromium.ts';

it('switches off what Playwright switches off', () => {
  const playwright = createRequire(import.meta.resolve('@playwright/test')).resolve('playwright-core/package.json');
  const source = fs.readFileSync(path.join(path.dirname(playwright), 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(source)?.[1] ?? '';
  expect([...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)).toEqual(FEATURES_OF_PLAYWRIGHT);
});
