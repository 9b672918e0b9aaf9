import fs from 'node:fs';
import { expect, test } from 'vitest';
import { machineSkeleton, productSkeleton } from './new.ts';

test('a new machine is the smallest one under its own names', () => {
  const files = machineSkeleton('flights/price-watch');
  expect([...files.keys()].sort()).toEqual(
    ['about', 'examples', 'fixtures', 'machine.test', 'machine', 'redaction', 'types', 'view'].map(
      (name) => `machines/flights/price-watch/${name}.ts`,
    ),
  );
  const texts = [...files.values()].join('\n');
  expect(texts).not.toMatch(/documents-?mail|mailDocuments/i);
  expect(files.get('machines/flights/price-watch/machine.ts')).toContain("id: 'priceWatch'");
});

test.each(['Price', 'price-watch', 'flights/price_watch', '../price', ''])('%o is no name', (name) => {
  expect(() => machineSkeleton(name)).toThrow('is no name of a machine');
});

test('a name that is taken is left alone', () => {
  expect(() => machineSkeleton('accounts/sign-up')).toThrow('machines/accounts/sign-up is there already');
});

/** Folders in which a product has a room. */
const ROOMS = [
  /^domain\/cityguides\//,
  /^machines\/cityguides\//,
  /^openapi\/products\/cityguides\.yaml$/,
  /^server\/products\/cityguides\//,
  /^src\/platform\/cityguides\//,
  /^src\/routes\/\(cityguides\)\/cityguides\//,
  /^src\/routes\/-support\/cityguides\//,
  /^src\/screens\/cityguides\//,
  /^src\/copy\/messages\/en\/cityguides\.json$/,
  /^stories\/products\/cityguides\//,
  /^e2e\/cityguides\//,
];

test('a new product has a room in every layer, under its own name, and nothing outside of them', () => {
  const files = productSkeleton('cityguides');
  const names = [...files.keys()];
  expect(names.filter((file) => !ROOMS.some((room) => room.test(file)))).toEqual([]);
  expect(ROOMS.filter((room) => !names.some((file) => room.test(file)))).toEqual([]);
  expect([...names, ...files.values()].join('\n')).not.toMatch(/\{\{(?:name|Name)\}\}/);
});

/** Named imports of a text: what it names, and where from. */
const IMPORTED = /\bimport (?:type )?\{([^}]*)\} from '#([^']+)'|\(await import\('#([^']+)'\)\)\.(\w+)/g;
const EXPORTED = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
const EXPORTED_LIST = /^export (?:type )?\{([^}]*)\}/gm;

const namesIn = (list: string): string[] => list.split(',').flatMap((one) => one.trim().replace(/^type /, '') || []);
const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(EXPORTED)].map(([, name = '']) => name),
  ...[...text.matchAll(EXPORTED_LIST)].flatMap(([, list = '']) =>
    namesIn(list).map((one) => one.split(' as ').at(-1) ?? ''),
  ),
];

// The compiler sees more, but only `npm run test:long` lets it see a new product.
test('what the files of a new product, and the example of its document, import exists and is exported there', () => {
  const files = productSkeleton('cityguides');
  const textOf = (file: string) => files.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const examples = [
    ...fs
      .readFileSync('docs/a-new-product.md', 'utf8')
      .replaceAll('NAME', 'cityguides')
      .matchAll(/```ts\n(.*?)```/gs),
  ];
  const shown = examples.map(([, text = '']) => ['docs/a-new-product.md', text] as const);
  expect(shown).toHaveLength(1);
  const imports = [...files, ...shown].flatMap(([file, text]) =>
    [...text.matchAll(IMPORTED)].flatMap(([, list, from, late, one]) =>
      (list === undefined ? [one ?? ''] : namesIn(list)).map((name) => ({
        file,
        from: from ?? late ?? '',
        name: name.split(' as ')[0] ?? '',
      })),
    ),
  );
  expect(imports.length).toBeGreaterThan(300);
  // Written by `npm run generate` once the folders are there.
  const written = imports.filter(({ from }) => from.startsWith('src/copy/generated/') || from.endsWith('.gen.ts'));
  const missing = imports
    .filter((one) => !written.includes(one))
    .filter(({ from, name }) => !exportsOf(textOf(from) ?? '').includes(name))
    .map(({ file, from, name }) => `${file}: ${name} of ${from}`);
  expect(missing).toEqual([]);
});

test('a new product says only what its texts, or the shared ones, have', () => {
  const files = productSkeleton('cityguides');
  const shared = fs.globSync('src/copy/messages/en/*.json').map((file) => fs.readFileSync(file, 'utf8'));
  const texts = [...shared, files.get('src/copy/messages/en/cityguides.json') ?? ''].flatMap((text) =>
    Object.keys(JSON.parse(text) as object),
  );
  const said = [...files].flatMap(([file, text]) =>
    /\.tsx?$/.test(file) ? [...text.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key) : [],
  );
  expect(said.filter((key) => !texts.includes(key))).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
});

test.each(['Cityguides', 'city-guides', '../cityguides', ''])('%o is no name of a product', (name) => {
  expect(() => productSkeleton(name)).toThrow(
    `"${name}" is no name of a product. A name is small letters a to z only, such as hotels or cityguides`,
  );
});

test('a product that is there is left alone', () => {
  expect(() => productSkeleton('flights')).toThrow('server/products/flights is there already');
});
