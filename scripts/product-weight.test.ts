import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { KB_OF_A_PRODUCT } from './budgets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** All that a build reads, and the first start of a built site. */
const COPIED = [
  'domain',
  'machines',
  'openapi',
  'project.inlang',
  'public',
  'scripts',
  'server',
  'src',
  'vite.plugins',
];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];

// Inside the project, so that the build finds the packages.
fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const copy = fs.mkdtempSync(path.join(ROOT, '.cache/product-weight-'));
afterAll(() => fs.rmSync(copy, { recursive: true }));

const run = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: copy, encoding: 'utf8' });

/** kB by URL. The last line of the output, as a build may print before it. */
function weightsOfBuild(): ReadonlyMap<string, number> {
  const out = run(`
    const { generate } = await import('./scripts/generate.ts');
    await generate();
    process.env.NODE_ENV = 'production';
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ logLevel: 'error' });
    await builder.build(builder.environments.client);
    await builder.build(builder.environments.ssr);
    const { weightsOfPages } = await import('./scripts/budgets.ts');
    console.log(JSON.stringify([...(await weightsOfPages('dist'))]));
  `);
  return new Map(JSON.parse(out.trim().split('\n').at(-1) ?? '[]') as [string, number][]);
}

/** They draw an order of any product, so each product's part of it is there. */
const OF_ANY_ORDER = ['/find-booking/1', '/profile/orders/1'];
const KB_OF_AN_ORDER = 0.5;

// Builds the site twice: only in `npm run test:long`.
test.runIf(inject('isWhole'))('a new product costs the pages of others no more than its line in the navigation', () => {
  for (const folder of COPIED) fs.cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true });
  for (const file of FILES) fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const before = weightsOfBuild();
  run("const { create } = await import('./scripts/new.ts'); await create(['product', 'tours'])");
  const after = weightsOfBuild();
  expect(before.size).toBeGreaterThan(40);
  expect([...after.keys()].filter((href) => !before.has(href)).length).toBeGreaterThan(0);
  const grown = [...before].map(([href, kB]) => ({ href, by: (after.get(href) ?? Number.NaN) - kB }));
  const allowed = (href: string) => (OF_ANY_ORDER.includes(href) ? KB_OF_AN_ORDER : KB_OF_A_PRODUCT);
  expect(grown.filter(({ href, by }) => !(by <= allowed(href)))).toEqual([]);
});
