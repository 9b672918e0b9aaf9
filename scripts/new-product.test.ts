import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { copyOfCommitted, runThere } from './testing/project-copy.ts';

const generate = (folder: string) =>
  runThere("const { generate } = await import('./scripts/generate.ts'); await generate()", folder);
const compile = (folder: string) =>
  execFileSync(process.execPath, [path.resolve('node_modules/@typescript/native/bin/tsc'), '-b'], {
    cwd: folder,
    encoding: 'utf8',
  });

/** All files of the copy with a hash of their text, except those that are never committed. */
const tree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^(?:node_modules|\.cache|src\/copy\/generated)/.test(file))
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(fs.readFileSync(path.join(folder, file)))
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
  ({ onTestFinished }) => {
    const { folder, files, remove } = copyOfCommitted();
    onTestFinished(remove);
    generate(folder);
    const before = tree(folder);
    runThere("const { create } = await import('./scripts/new.ts'); await create(['product', 'cityguides'])", folder);
    generate(folder);
    expect(compile(folder)).toBe('');
    const after = tree(folder);
    const added = Object.keys(after).filter((file) => !(file in before));
    const shared = files.filter((file) => after[file] !== before[file]);
    // All of it is written from its rooms: nobody edits a shared file.
    expect(shared.sort()).toEqual([
      'openapi/generated/contract.json',
      'openapi/generated/types.ts',
      'project.inlang/settings.json',
      'src/app/rooms/rooms.gen.ts',
      'src/app/routeTree.gen.ts',
    ]);
    expect(added.every((file) => file.includes('cityguides') || file.includes('Cityguides'))).toBe(true);
    for (const file of added) fs.rmSync(path.join(folder, file));
    removeEmptyFolders(folder);
    generate(folder);
    expect(tree(folder)).toEqual(before);
  },
);
