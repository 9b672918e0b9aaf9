import { registry } from '#machines/trace/registry.ts';
import { GENERATED } from '../stories/states/write-stories.ts';
import type { ChartLayout } from '../stories/support/chart/layout.ts';
import { boxesOf, partOf } from './charts/cut.ts';
import { svgOf } from './charts/draw.ts';
import { layoutOf, type Options } from './charts/layout.ts';
import { type ChartModel, modelOf, withoutActions } from './charts/model.ts';
import type { Files } from './generated-files.ts';

/** A screen of 390 × 640 px, scaled to 40 %. */
const PICTURE = { width: 156, height: 256 };

/** What is larger is cut, px: a wide window, and a little more than its height, because reading goes down. */
const SPACE = { width: 1300, height: 1150 };

/** plan: the chart of an atlas, with space for screens. */
const layoutFile = (name: string, kind: 'charts' | 'plan') => `${GENERATED}/${name}.${kind}.ts`;
/** The name of a drawing's file: that of the whole chart, or of the state that it shows. */
export const fileOf = (id: string, at: string): string =>
  ['chart', ...at.split('.').slice(id.split('.').length), 'svg'].join('.');

/**
 * Of each machine: its drawings as SVG in its folder, the whole chart and a file for each state that is a closed box in it;
 * and the positions of their parts for interactive charts.
 */
export async function chartFiles(): Promise<Files> {
  const files = new Map<string, string>();
  for (const { machine, folder, name } of Object.values(registry)) {
    const model = modelOf(machine);
    const drawings = await drawingsOf(machine.id, model);
    for (const layout of drawings) {
      files.set(`machines/${folder}/${fileOf(layout.id, layout.at)}`, svgOf(layout, `Statechart of ${layout.at}`));
    }
    files.set(layoutFile(name, 'charts'), moduleOf('charts: readonly ChartLayout[]', drawings));
    const plan = await layoutOf(machine.id, withoutActions(model), { screenshot: PICTURE });
    files.set(layoutFile(name, 'plan'), moduleOf('chart: ChartLayout', plan));
  }
  return files;
}

/** 1 or less: it fits. */
const excess = ({ width, height }: ChartLayout) => Math.max(width / SPACE.width, height / SPACE.height);

/** The drawing of the state `at`, cut until it fits, and those of the states that became boxes. */
async function drawingsOf(id: string, model: ChartModel, at = model.root.id): Promise<readonly ChartLayout[]> {
  const closed = new Set<string>();
  const draw = (options: Options = {}) => layoutOf(id, partOf(model, at, closed), options);
  let best = await draw();
  for (const box of boxesOf(model, at)) {
    if (excess(best) <= 1) break;
    closed.add(box);
    best = await draw();
  }
  for (const options of [{ isNarrow: true }, { direction: 'RIGHT' }] as const) {
    if (excess(best) <= 1) break;
    const other = await draw(options);
    if (excess(other) < excess(best)) best = other;
  }
  const inside: ChartLayout[] = [];
  for (const box of closed) inside.push(...(await drawingsOf(id, model, box)));
  return [best, ...inside];
}

const moduleOf = (typed: string, value: unknown) =>
  `import type { ChartLayout } from '../support/chart/layout.ts';\n\nexport const ${typed} = ${JSON.stringify(value)};\n`;
