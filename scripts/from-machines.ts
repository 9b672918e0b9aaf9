import { stateFiles } from '../stories/states/write-stories.ts';
import { chartFiles } from './charts.ts';
import { type Files, leftovers, removeFiles, staleFiles, writeFiles } from './generated-files.ts';
import { checkTable, tableFiles } from './machine-table.ts';

/** Everything committed that follows from the machines: drawings, stories and the table. Takes some seconds. */
const filesNow = async (): Promise<Files> => new Map([...(await chartFiles()), ...stateFiles(), ...tableFiles()]);

/** Where nothing is written by hand, or only what is not named like this. */
const GENERATED = [
  { folder: 'stories/states', name: /\.gen\.stories\.tsx$/ },
  { folder: 'stories/atlas', name: /\.gen\.stories\.tsx$/ },
  { folder: 'stories/states/generated', name: /./ },
];

/** Writes what follows from the machines, and removes what followed from those that are gone; returns what that changed. */
export async function writeFromMachines(): Promise<readonly string[]> {
  checkTable(); // in a moment, where the rest takes half a minute
  const files = await filesNow();
  const changed = [...staleFiles(files), ...leftovers(files, GENERATED)];
  writeFiles(files);
  removeFiles(leftovers(files, GENERATED));
  return changed;
}

/** Throws where a committed file is not what today's machines give. */
export async function checkFromMachines(): Promise<void> {
  const files = await filesNow();
  const stale = [...staleFiles(files), ...leftovers(files, GENERATED)];
  if (stale.length > 0) throw new Error(`Not those of today's machines; npm run generate\n  ${stale.join('\n  ')}`);
}
