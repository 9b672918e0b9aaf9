import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const committed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));

// Inside the project, so that compiling finds the packages.
fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const copy = fs.mkdtempSync(path.join(ROOT, '.cache/new-product-'));
afterAll(() => fs.rmSync(copy, { recursive: true }));

const run = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: copy, encoding: 'utf8' });
const generate = () => run("const { generate } = await import('./scripts/generate.ts'); await generate()");
const compile = () =>
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '-b'], {
    cwd: copy,
    encoding: 'utf8',
  });

/** All files of the copy with a hash of their text, except those that are never committed. */
const tree = (): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^(?:node_modules|\.cache|src\/copy\/generated)/.test(file))
      .filter((file) => fs.statSync(path.join(copy, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(fs.readFileSync(path.join(copy, file)))
          .digest('hex'),
      ]),
  );

/** Git knows no empty folder, but the generator would take one for a product. */
function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

// Writes all lists three times and compiles everything without a cache: only in `npm run test:long`.
test.runIf(inject('isWhole'))(
  'a new product compiles, nobody edits a shared file for it, and taking its files away leaves nothing behind',
  () => {
    for (const file of committed) fs.cpSync(path.join(ROOT, file), path.join(copy, file));
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    generate();
    const before = tree();
    run("const { create } = await import('./scripts/new.ts'); await create(['product', 'tours'])");
    generate();
    expect(compile()).toBe('');
    const after = tree();
    const added = Object.keys(after).filter((file) => !(file in before));
    const shared = committed.filter((file) => after[file] !== before[file]);
    // All of it is written from its rooms: nobody edits a shared file.
    expect(shared.sort()).toEqual([
      'openapi/generated/contract.json',
      'openapi/generated/types.ts',
      'project.inlang/settings.json',
      'src/app/rooms/rooms.gen.ts',
      'src/app/routeTree.gen.ts',
    ]);
    expect(added.every((file) => file.includes('tours') || file.includes('Tours'))).toBe(true);
    for (const file of added) fs.rmSync(path.join(copy, file));
    removeEmptyFolders(copy);
    generate();
    expect(tree()).toEqual(before);
  },
);
