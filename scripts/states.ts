import { type Files, staleFiles, writeFiles } from './charts/generated-files.ts';

/** The writer knows the Stage, so it belongs to the stories; their project is not one that scripts are compiled with. */
const writer = new URL('../stories/states/write-stories.ts', import.meta.url).href;
const filesNow = async (): Promise<Files> => ((await import(writer)) as { stateFiles: () => Files }).stateFiles();

/** Writes a story for each situation of each flow, and the index of all reachable states. Takes some seconds. */
export const writeStates = async (): Promise<void> => writeFiles(await filesNow());

/** Files that are not those of today's machines. */
export const staleStates = async (): Promise<readonly string[]> => staleFiles(await filesNow());
