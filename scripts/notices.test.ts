import fs from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean };

const root = new URL('../', import.meta.url);
const read = (file: string) => fs.readFileSync(new URL(file, root), 'utf8');

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Packages installed with the site, without its own entry. */
const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
/** libvips decodes pictures and has its own row. */
const isOfSharp = (path: string) => path.startsWith('node_modules/@img/sharp');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

test('the notices name the licence of each package that is shipped, and no other', () => {
  const [, named = ''] =
    /All of them are ([^;]*?), but for libvips/.exec(read('NOTICES.md').replaceAll('\n', ' ')) ?? [];
  const licences = shipped.flatMap(([path, { license }]) => (license && !isOfSharp(path) ? [license] : []));
  expect(named.split(/, | or /)).toEqual([...new Set(licences)].toSorted());
});

test('a package that names no licence is said, with that of its file', () => {
  const silent = shipped.filter(([, { license }]) => !license).map(([path]) => nameOf(path));
  const said = [
    ...read('NOTICES.md').matchAll(/The package of `([^`]+)` names no\s+licence; its file LICENSE is MIT/g),
  ];
  expect(silent).toEqual(said.map(([, name]) => name));
  for (const name of silent) expect(read(`node_modules/${name}/LICENSE`)).toMatch(/^(The )?MIT License/);
});
