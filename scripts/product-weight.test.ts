import { expect, inject, test } from 'vitest';
import { KB_OF_A_PRODUCT } from './budgets.ts';
import { copyOfCommitted, runThere } from './testing/project-copy.ts';

/**
 * kB by URL, of files as they are before the build joins some of them: which ones it joins changes with each product, by more
 * than a product weighs. The last line of the output, as a build may print before it.
 */
function weightsOfBuild(folder: string): ReadonlyMap<string, number> {
  const out = runThere(
    `
    const { generate } = await import('./scripts/generate.ts');
    await generate();
    process.env.NODE_ENV = 'production';
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ logLevel: 'error' });
    await builder.build(builder.environments.client);
    await builder.build(builder.environments.ssr);
    const { weightsOfPages } = await import('./scripts/budgets.ts');
    console.log(JSON.stringify([...(await weightsOfPages('dist'))]));
  `,
    folder,
  );
  return new Map(JSON.parse(out.trim().split('\n').at(-1) ?? '[]') as [string, number][]);
}

/** They draw an order of any product, so each product's part of it is there. */
const OF_ANY_ORDER = ['/find-booking/1', '/profile/orders/1'];
const KB_OF_AN_ORDER = 0.5;

// Builds the site twice: only in `npm run test:long`.
test.runIf(inject('isWhole'))(
  'a new product costs the pages of others no more than its line in the navigation',
  ({ onTestFinished }) => {
    const { folder, remove } = copyOfCommitted();
    onTestFinished(remove);
    const before = weightsOfBuild(folder);
    runThere("const { create } = await import('./scripts/new.ts'); await create(['product', 'cityguides'])", folder);
    const after = weightsOfBuild(folder);
    expect(before.size).toBeGreaterThan(40);
    expect([...after.keys()].filter((href) => !before.has(href)).length).toBeGreaterThan(0);
    const grown = [...before].map(([href, kB]) => ({ href, by: (after.get(href) ?? Number.NaN) - kB }));
    const allowed = (href: string) => (OF_ANY_ORDER.includes(href) ? KB_OF_AN_ORDER : KB_OF_A_PRODUCT);
    expect(grown.filter(({ href, by }) => !(by <= allowed(href)))).toEqual([]);
  },
);
