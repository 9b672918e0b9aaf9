import { explore, type SystemState } from '#machines/trace/explore.ts';
import { type Registered, registry } from '#machines/trace/registry.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { canonicalJson, hashText } from '#machines/trace/values.ts';
import { choicesOf } from '../support/stage/labels.ts';
import { partsOf, sightsOfView, stateWords, wordsOf } from '../support/stage/parts.ts';

// What scripts/states.ts writes. It lies here because it knows the Stage; it needs neither React nor a browser.

export type IndexedState = {
  /** Values of all machines, with the facts of the flow's view. */
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Export name of the story that shows it. */
  readonly story: string;
  /** false: shown by a story of which it differs only in the combination of parts. */
  readonly isOwn: boolean;
  /** What the screen is told, as a hash: a state whose view changed looks different. */
  readonly view: string;
};
export type IndexedStory = {
  readonly story: string;
  readonly name: string;
  readonly kind: string;
  readonly input: number;
  readonly way: readonly string[];
  /** Ids of the states of the flow's own machine. */
  readonly active: readonly string[];
};
export type FlowIndex = {
  readonly flow: string;
  readonly folder: string;
  readonly states: readonly IndexedState[];
  readonly stories: readonly IndexedStory[];
};

type Situation = { readonly state: SystemState; readonly view: unknown; readonly value: unknown; sights: string[] };

/** Every reachable state of a flow's system, and a story for each situation of its screen. */
export function indexOf(registered: Registered): FlowIndex {
  const { machine, folder } = registered;
  const situations = explore(registered).states.map((state) => situationOf(registered, state));
  const seen = new Set<string>();
  const names = new Map<string, number>();
  const stories: (IndexedStory & { readonly sights: readonly string[]; readonly text: string })[] = [];
  const states = situations.map(({ state, view, value, sights }): IndexedState => {
    const text = canonicalJson([value, partsOf(view)]);
    const news = sights.filter((sight) => !seen.has(sight));
    for (const sight of news) seen.add(sight);
    if (news.length > 0) {
      const name = uniqueName(names, value, view);
      const { kind } = partsOf(view);
      const active = idsOf(machine.id, value);
      stories.push({
        ...wayOf(registered, state),
        story: exportName(name),
        name,
        kind: String(kind),
        active,
        sights,
        text,
      });
    }
    const own = news.length > 0 ? stories.at(-1) : stories.find((story) => story.text === text);
    return {
      key: hashText(canonicalJson([state.values, partsOf(view)])).slice(0, 12),
      values: state.values,
      story: (own ?? nearest(stories, sights)).story,
      isOwn: own !== undefined,
      view: hashText(canonicalJson(view)).slice(0, 12),
    };
  });
  return { flow: machine.id, folder, states, stories: stories.map(({ sights: _, text: __, ...story }) => story) };
}

function situationOf(registered: Registered, state: SystemState): Situation {
  const replayer = new Replayer(registered.machine, state.trace, { check: 'none', hashes: false });
  replayer.start();
  replayer.run();
  const snapshot = replayer.actor.getSnapshot();
  const view = registered.view(snapshot);
  return { state, view, value: snapshot.value, sights: sightsOfView(snapshot.value, view) };
}

/** The way there as labels, each found among what can happen then. */
function wayOf(registered: Registered, { trace }: SystemState): Pick<IndexedStory, 'input' | 'way'> {
  const { machine, alphabet } = registered;
  const input = alphabet.inputs.findIndex((one) => canonicalJson(one) === canonicalJson(trace.input));
  const replayer = new Replayer(machine, trace, { check: 'none', hashes: false });
  replayer.start();
  const way = trace.steps.map((step) => {
    const text = canonicalJson(step);
    const choice = choicesOf(replayer, alphabet).find((one) => canonicalJson(one.step) === text);
    if (!choice) throw new Error(`A step of ${machine.id} is not among those that can happen: ${text}`);
    replayer.step();
    return choice.label;
  });
  return { input: Math.max(0, input), way };
}

function nearest(
  stories: readonly (IndexedStory & { readonly sights: readonly string[] })[],
  sights: readonly string[],
) {
  const shared = (story: { readonly sights: readonly string[] }) =>
    story.sights.filter((sight) => sights.includes(sight)).length;
  const [first, ...rest] = stories;
  if (!first) throw new Error('No story came before the first state');
  return rest.reduce((best, story) => (shared(story) > shared(best) ? story : best), first);
}

const MOST_WORDS = 4;

function uniqueName(names: Map<string, number>, value: unknown, view: unknown): string {
  const words = wordsOf(partsOf(view)).slice(0, MOST_WORDS).join(', ');
  const name = words ? `${stateWords(value)} – ${words}` : stateWords(value);
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}

const exportName = (name: string): string => {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `State${joined}` : joined;
};

function idsOf(parent: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  return Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).flatMap(([key, inner]) => [
    `${parent}.${key}`,
    ...idsOf(`${parent}.${key}`, inner),
  ]);
}

const HEAD = '// Written by `npm run generate` from what the machine can do. Change the machine, not this file.\n';
const titleOf = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

const storiesFile = ({ flow, folder, stories }: FlowIndex): string =>
  `${HEAD}import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/${titleOf(folder)}', render: renderStage, args: { flow: '${flow}' } };
export default meta;
type Story = StoryObj<StageArgs>;

${stories.map(storyText).join('\n')}
`;

const storyText = ({ story, name, input, way }: IndexedStory): string =>
  `export const ${story}: Story = {\n  name: ${quoted(name)},\n  args: { input: ${input}, way: [${way.map(quoted).join(', ')}] },\n};`;
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** One page with all screens of a flow. */
const atlasStory = ({ flow, folder }: FlowIndex): string =>
  `${HEAD}import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/${folder}.entries.ts';
import { chart as plan } from '../states/generated/${folder}.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/${titleOf(folder)}' };
export default meta;

export const Screens: StoryObj = {
  name: '${titleOf(folder)}',
  render: (_, { globals }) => (
    <Atlas flow="${flow}" folder="${folder}" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
`;

const entriesFile = ({ stories }: FlowIndex): string =>
  `import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = ${JSON.stringify(stories, null, 1)};
`;

/** Every generated file by its path: the stories of each flow, what its atlas shows, and one index of all states. */
export function stateFiles(): ReadonlyMap<string, string> {
  const indices = Object.values(registry).map(indexOf);
  const files = new Map<string, string>();
  for (const index of indices) {
    files.set(`stories/states/${index.folder}.gen.stories.tsx`, storiesFile(index));
    files.set(`stories/states/generated/${index.folder}.entries.ts`, entriesFile(index));
    files.set(`stories/atlas/${index.folder}.gen.stories.tsx`, atlasStory(index));
  }
  const lines = indices.map(
    ({ stories, states, ...head }) =>
      `{${JSON.stringify(head).slice(1, -1)},"stories":[\n${rows(stories)}\n],"states":[\n${rows(states)}\n]}`,
  );
  return files.set('stories/states/generated/index.json', `[\n${lines.join(',\n')}\n]\n`);
}

const rows = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).join(',\n');
