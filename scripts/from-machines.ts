import fs from 'node:fs';
import { GENERATED, stateFiles } from '../stories/states/write-stories.ts';
import { chartFiles } from './charts.ts';
import { type Files, staleFiles, writeFiles } from './generated-files.ts';
import { aboutAll, tableFiles } from './machine-table.ts';
import { whenStale } from './stale.ts';

const STAMP = '.cache/stamps/machines';
/** What the files follow from. */
const INPUTS = ['machines', 'domain', 'openapi', 'scripts', 'stories', 'src/copy/messages', 'package-lock.json'];

/** Drawings, stories and the table of the machines. Takes half a minute. */
const filesNow = async (): Promise<Files> =>
  new Map([...(await chartFiles()), ...stateFiles(), ...(await tableFiles())]);

const isCommitted = (file: string) => !file.startsWith(`${GENERATED}/`);
const only = (files: Files, isWanted: (file: string) => boolean): Files =>
  new Map([...files].filter(([file]) => isWanted(file)));

/** Anew as a whole: what followed from a machine that is gone is gone, too. */
function writeUncommitted(files: Files): void {
  fs.rmSync(GENERATED, { recursive: true, force: true });
  writeFiles(only(files, (file) => !isCommitted(file)));
}

/** The stories, where a machine changed since they were written. */
export const writeStories = (): Promise<void> =>
  whenStale(STAMP, INPUTS, !fs.existsSync(GENERATED), async () => writeUncommitted(await filesNow()));

/** Writes what follows from the machines; returns the committed files that this changed. */
export async function writeFromMachines(): Promise<readonly string[]> {
  await aboutAll(); // in a moment, where the rest takes half a minute
  let changed: readonly string[] = [];
  await whenStale(STAMP, INPUTS, true, async () => {
    const files = await filesNow();
    writeUncommitted(files);
    const committed = only(files, isCommitted);
    changed = staleFiles(committed);
    writeFiles(committed);
  });
  return changed;
}

/** Writes the stories. Throws where a committed file is not what today's machines give. */
export async function checkFromMachines(): Promise<void> {
  await whenStale(STAMP, INPUTS, true, async () => {
    const files = await filesNow();
    writeUncommitted(files);
    const stale = staleFiles(only(files, isCommitted));
    if (stale.length > 0) throw new Error(`Not those of today's machines; npm run generate\n  ${stale.join('\n  ')}`);
  });
}
