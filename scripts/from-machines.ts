import { staleFiles, writeFiles } from './charts/generated-files.ts';
import { staleCharts, writeCharts } from './charts.ts';
import { machineTable } from './machine-table.ts';
import { staleStates, writeStates } from './states.ts';

/** Everything committed that follows from the machines: drawings, stories and the table. Takes some seconds. */
export async function writeFromMachines(): Promise<void> {
  await writeCharts();
  await writeStates();
  writeFiles(machineTable());
}

/** Throws where a committed file is not what today's machines give. */
export async function checkFromMachines(): Promise<void> {
  const stale = [...(await staleCharts()), ...(await staleStates()), ...staleFiles(machineTable())];
  if (stale.length > 0) throw new Error(`Not those of today's machines; npm run generate\n  ${stale.join('\n  ')}`);
}
