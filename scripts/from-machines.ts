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

/** Writes the stories anew, where something changed since they were written; `then` gets the committed files. */
const renew = (isForced: boolean, then: (committed: Files) => void): Promise<void> =>
  whenStale(STAMP, INPUTS, isForced, async () => {
    const files = await filesNow();
    // As a whole: what followed from a machine that is gone is gone, too.
    fs.rmSync(GENERATED, { recursive: true, force: true });
    writeFiles(only(files, (file) => !isCommitted(file)));
    then(only(files, isCommitted));
  });

/** The stories, where a machine changed since they were written. */
export const writeStories = (): Promise<void> => renew(!fs.existsSync(GENERATED), () => {});

/** Writes what follows from the machines; returns the committed files that this changed. */
export async function writeFromMachines(): Promise<readonly string[]> {
  await aboutAll(); // in a moment, where the rest takes half a minute
  let changed: readonly string[] = [];
  await renew(true, (committed) => {
    changed = staleFiles(committed);
    writeFiles(committed);
  });
  return changed;
}

/** Writes the stories. Throws where a committed file is not what today's machines give. */
export const checkFromMachines = (): Promise<void> =>
  renew(true, (committed) => {
    const stale = staleFiles(committed);
    if (stale.length > 0) throw new Error(`Not those of today's machines; npm run generate\n  ${stale.join('\n  ')}`);
  });
