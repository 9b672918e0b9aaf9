import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { git } from './git.ts';
import { hadFile, inRevision, requireRevision } from './revision.ts';

// Compares the states of two revisions: `atlas diff REV` compares REV with the working tree.

const INDEX = 'stories/generated/index.json';
/** Path in older revisions. */
const OLD_INDEX = 'stories/states/generated/index.json';

const WRITER = 'stories/states/write-stories.ts';
const INDEX_THERE = 'index-of-states.json';

type State = { readonly key: string; readonly values: Readonly<Record<string, unknown>>; readonly view: string };
type Story = { readonly name: string; readonly story: string; readonly way: readonly string[] };
export type Flow = {
  readonly flow: string;
  readonly folder: string;
  readonly states: readonly (State & { readonly story: string })[];
  readonly stories: readonly Story[];
};

/** A state, with the name of its story; `story` is null where the revision has none any more. */
type Place = { readonly flow: string; readonly name: string; readonly story: string };
export type AtlasDifference = {
  readonly since: string;
  readonly added: readonly Place[];
  readonly gone: readonly Place[];
  /** The same states and facts, but the screen gets other data. */
  readonly changed: readonly Place[];
  /** Stories that reach the same situation in another way. */
  readonly rerouted: readonly Place[];
};

function indexAt(revision: string): readonly Flow[] {
  return JSON.parse(git('show', `${revision}:${OLD_INDEX}`) ?? writtenAt(revision));
}

/** Lets the revision write its own index. Takes half a minute. */
function writtenAt(revision: string): string {
  if (!hadFile(revision, WRITER))
    throw new Error(`There were no stories of states at ${revision}: nothing to compare with`);
  return inRevision(revision, [], (folder) => {
    const program = `import fs from 'node:fs';
      await (await import('./scripts/generate.ts')).generate({ isForced: true });
      const { indexText } = await import('./${WRITER}');
      fs.writeFileSync('${INDEX_THERE}', indexText());`;
    const run = ['--input-type=module', '-e', program];
    const { status, stderr } = spawnSync(process.execPath, run, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The stories of ${revision} could not be written: ${stderr.trim()}`);
    return fs.readFileSync(path.join(folder, INDEX_THERE), 'utf8');
  });
}

/** Throws when the revision is unknown or has no index of states. */
function atlasDifference(revision: string): AtlasDifference {
  return differenceOf(revision, indexAt(revision), JSON.parse(fs.readFileSync(INDEX, 'utf8')));
}

export function differenceOf(since: string, before: readonly Flow[], now: readonly Flow[]): AtlasDifference {
  const [old, fresh] = [placesOf(before), placesOf(now)];
  const [oldStories, freshStories] = [storiesOf(before), storiesOf(now)];
  const without = (some: typeof old, others: typeof old) =>
    [...some].flatMap(([key, { place }]) => (others.has(key) ? [] : [place]));
  return {
    since,
    added: without(fresh, old),
    gone: without(old, fresh),
    changed: [...fresh].flatMap(([key, { place, view }]) => {
      const known = old.get(key);
      return known && known.view !== view ? [place] : [];
    }),
    rerouted: [...freshStories].flatMap(([key, { place, way }]) => {
      const known = oldStories.get(key);
      return known && known.way !== way ? [place] : [];
    }),
  };
}

const placesOf = (flows: readonly Flow[]) =>
  new Map(
    flows.flatMap(({ flow, states, stories }) => {
      const names = new Map(stories.map(({ story, name }) => [story, name]));
      return states.map(({ key, view, story }) => {
        const place: Place = { flow, name: names.get(story) ?? story, story };
        return [`${flow} ${key}`, { place, view }] as const;
      });
    }),
  );

const storiesOf = (flows: readonly Flow[]) =>
  new Map(
    flows.flatMap(({ flow, stories }) =>
      stories.map(
        ({ name, story, way }) => [`${flow} ${story}`, { place: { flow, name, story }, way: way.join('\n') }] as const,
      ),
    ),
  );

type AtlasDiff = { readonly revision: string; readonly isJson: boolean };

/** Parses `diff REV [--json]`. Throws for anything else. */
export function revisionOf(args: readonly string[]): AtlasDiff {
  const [command, revision, ...flags] = args;
  const isJson = flags.includes('--json');
  if (command !== 'diff' || !revision || flags.length !== Number(isJson))
    throw new Error('npm run atlas -- diff REVISION [--json]');
  requireRevision(revision);
  return { revision, isJson };
}

/** Prints new, removed and changed states. A difference is no failure; a person must look at it. */
export function atlas({ revision, isJson }: AtlasDiff): void {
  const difference = atlasDifference(revision);
  console.log(isJson ? JSON.stringify(difference, null, 2) : inWords(difference));
}

const TITLES = { added: 'new', gone: 'gone', changed: 'changed', rerouted: 'reached in another way' } as const;

function inWords(difference: AtlasDifference): string {
  const parts = (Object.keys(TITLES) as (keyof typeof TITLES)[]).flatMap((kind) => {
    const places = difference[kind];
    if (places.length === 0) return [];
    const lines = [...new Set(places.map(({ flow, name }) => `  ${flow}: ${name}`))];
    return [`${places.length} ${TITLES[kind]}`, ...lines];
  });
  return parts.length > 0 ? parts.join('\n') : `No state is new, gone or changed since ${difference.since}.`;
}
