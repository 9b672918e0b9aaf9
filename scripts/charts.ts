import { registry } from '#machines/trace/registry.ts';
import { GENERATED } from '../stories/states/write-stories.ts';
import type { ChartLayout } from '../stories/support/chart/layout.ts';
import { svgOf } from './charts/draw.ts';
import { layoutOf } from './charts/layout.ts';
import type { Files } from './generated-files.ts';

/** A screen of 390 × 640 px, scaled to 40 %. */
const PICTURE = { width: 156, height: 256 };

/** plan: the chart of an atlas, with space for screens. */
const layoutFile = (name: string, kind: 'chart' | 'plan') => `${GENERATED}/${name}.${kind}.ts`;
const svgFile = (folder: string) => `machines/${folder}/chart.svg`;

/** The chart of each machine: an SVG in its folder, and the positions of its parts for interactive charts. */
export async function chartFiles(): Promise<Files> {
  const files = new Map<string, string>();
  for (const { machine, folder, name } of Object.values(registry)) {
    const layout = await layoutOf(machine);
    files.set(svgFile(folder), svgOf(layout, `Statechart of ${machine.id}`));
    files.set(layoutFile(name, 'chart'), moduleOf(layout));
    files.set(layoutFile(name, 'plan'), moduleOf(await layoutOf(machine, PICTURE)));
  }
  return files;
}

const moduleOf = (layout: ChartLayout) =>
  `import type { ChartLayout } from '../support/chart/layout.ts';\n\nexport const chart: ChartLayout = ${JSON.stringify(layout)};\n`;
