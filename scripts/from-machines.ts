import fs from 'node:fs';
import { GENERATED, stateFiles } from '../stories/states/write-stories.ts';
import { chartFiles } from './charts.ts';
import { type Files, staleFiles, writeFiles } from './generated-files.ts';
import { aboutAll, tableFiles } from './machine-table.ts';
import { whenStale } from './stale.ts';

const STAMP = '.cache/stamps/machines';
const INPUTS = ['machines', 'domain', 'openapi', 'scripts', 'stories', 'src/copy/messages', 'package-lock.json'];

/** Charts, stories and the table of machines. Takes half a minute. */
const filesNow = async (): Promise<Files> => new Map([...(await chartFiles()), ...stateFiles(), ...tableFiles()]);

const isCommitted = (file: string) => !file.startsWith(`${GENERATED}/`);
const only = (files: Files, isWanted: (file: string) => boolean): Files =>
  new Map([...files].filter(([file]) => isWanted(file)));

/** Writes the stories when an input has changed; passes the committed files to `then`. */
const renew = (isForced: boolean, then: (committed: Files) => void): Promise<void> =>
  whenStale(STAMP, INPUTS, isForced, async () => {
    const files = await filesNow();
    // Replace the whole folder, so that files of deleted machines disappear.
    fs.rmSync(GENERATED, { recursive: true, force: true });
    writeFiles(only(files, (file) => !isCommitted(file)));
    then(only(files, isCommitted));
  });

/** Drawings that no machine has any more: another cut, or a machine that is gone. */
const leftOver = (committed: Files): readonly string[] =>
  fs
    .globSync('machines/*/*/chart*.svg')
    .map(slashed)
    .filter((file) => !committed.has(file));
const slashed = (file: string) => file.replaceAll('\\', '/');

export const writeStories = (): Promise<void> => renew(!fs.existsSync(GENERATED), () => {});

/** Writes all files derived from the machines; returns the changed committed ones. */
export async function writeFromMachines(): Promise<readonly string[]> {
  aboutAll(); // fails within a moment; the rest takes half a minute
  let changed: readonly string[] = [];
  await renew(true, (committed) => {
    const left = leftOver(committed);
    changed = [...staleFiles(committed), ...left];
    writeFiles(committed);
    for (const file of left) fs.rmSync(file);
  });
  return changed;
}

/** Writes the stories. Throws when a committed file differs from the current machines. */
export const checkFromMachines = (): Promise<void> =>
  renew(true, (committed) => {
    const stale = [...staleFiles(committed), ...leftOver(committed)];
    if (stale.length > 0) throw new Error(`Not those of today's machines; npm run generate\n  ${stale.join('\n  ')}`);
  });
