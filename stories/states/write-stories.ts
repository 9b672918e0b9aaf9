import { registry } from '#machines/trace/registry.ts';
import { type FlowIndex, type IndexedStory, indexOf } from './index-of-states.ts';
import { nameInside, titleOf } from './names.ts';

const HEAD = '// Written by `npm run generate` from what the machine can do. Change the machine, not this file.\n';
/** Not committed: generated from the machines. */
export const GENERATED = 'stories/generated';

/** One file for each folder of a flow's stories. */
function storiesFiles(index: FlowIndex): [path: string, text: string][] {
  const folders = Map.groupBy(index.stories, ({ folder }) => folder.join('-'));
  return [...folders].map(([name, stories]) => {
    const title = titleOf(index.folder, stories[0]?.folder ?? []);
    const file = [index.folder, name].filter(Boolean).join('.');
    return [`${GENERATED}/${file}.stories.tsx`, storiesFile(index, title, stories)];
  });
}

const storiesFile = ({ flow, stories: all }: FlowIndex, title: string, stories: readonly IndexedStory[]): string =>
  `${HEAD}import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

// Not for the run: it reads each screen once, in the page of its atlas.
const meta: Meta<StageArgs> = { title: '${title}', tags: ['!test'], render: renderStage, args: { flow: '${flow}' } };
export default meta;
type Story = StoryObj<StageArgs>;

${stories.map((story) => storyText(story, all)).join('\n')}
`;

function storyText({ story, name, folder, input, way, sameAs }: IndexedStory, all: readonly IndexedStory[]): string {
  const twins = all.filter((one) => (sameAs === null ? one.sameAs === story : one.story === sameAs));
  const links = twins.map((twin) => `\n      { id: ${quoted(twin.id)}, name: ${quoted(twin.name)} },`);
  const same = links.length > 0 ? `, sameScreen: [${links.join('')}\n    ]` : '';
  const tags = sameAs === null ? '' : `\n  tags: ['same-screen'],`;
  return `export const ${story}: Story = {\n  name: ${quoted(nameInside(name, folder))},${tags}\n  args: { input: ${input}, way: [${way.map(quoted).join(', ')}]${same} },\n};`;
}
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const SCREENS_READ = 30;

/** One page with all screens of a flow; for the run, the same screens one by one. */
function atlasStory({ flow, folder, stories }: FlowIndex): string {
  const name = titleOf(folder, []).split('/')[1];
  const screens = stories.filter(({ sameAs }) => sameAs === null).length;
  const parts = Array.from({ length: Math.ceil(screens / SCREENS_READ) }, (_, part) => part * SCREENS_READ);
  return `${HEAD}import type { Meta, StoryObj } from '@storybook/react-vite';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { readingScreens } from '../support/model/read-screens.tsx';
import { settingsOf } from '../support/stage/settings.ts';
import { entries } from './${folder}.entries.ts';
import { chart as plan } from './${folder}.plan.ts';

const meta: Meta = { title: 'Atlas/${name}' };
export default meta;

export const Screens: StoryObj = {
  name: '${name}',
  render: (_, { globals }) => (
    <Atlas flow="${flow}" folder="${folder}" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
${parts.map((from) => `\nexport const ScreensFrom${from + 1}: StoryObj = {\n  tags: ['!dev', '!autodocs'],\n  ...readingScreens('${flow}', entries.slice(${from}, ${from + SCREENS_READ})),\n};\n`).join('')}`;
}

const entriesFile = ({ stories }: FlowIndex): string => {
  const screens = stories.filter(({ sameAs }) => sameAs === null);
  return `import type { IndexedStory } from '../states/index-of-states.ts';

export const entries: readonly IndexedStory[] = [\n${rows(screens)}\n];
`;
};

/** All generated files by path: the stories of each flow, its atlas, and one index of all states. */
export function stateFiles(): ReadonlyMap<string, string> {
  const indices = Object.values(registry).map(indexOf);
  const files = new Map<string, string>();
  for (const index of indices) {
    for (const [path, text] of storiesFiles(index)) files.set(path, text);
    files.set(`${GENERATED}/${index.folder}.entries.ts`, entriesFile(index));
    files.set(`${GENERATED}/${index.folder}.atlas.stories.tsx`, atlasStory(index));
  }
  return files.set(`${GENERATED}/index.json`, textOf(indices));
}

/** The index only. `npm run atlas -- diff` runs this at other revisions too, so its name and place must not change. */
export const indexText = (): string => textOf(Object.values(registry).map(indexOf));

const textOf = (indices: readonly FlowIndex[]): string =>
  `[\n${indices
    .map(
      ({ stories, states, ...head }) =>
        `{${JSON.stringify(head).slice(1, -1)},"stories":[\n${rows(stories)}\n],"states":[\n${rows(states)}\n]}`,
    )
    .join(',\n')}\n]\n`;

const rows = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).join(',\n');
