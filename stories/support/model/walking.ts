import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Registered } from '#machines/trace/register.ts';
import { registered } from '#machines/trace/registry.ts';
import { parseTraces } from '#machines/trace/traces-jsonl.ts';
import { walkTraces } from './walk-traces.ts';

export type Says = Readonly<Record<string, (page: HTMLElement, view: never) => readonly string[]>>;

const corpora = import.meta.glob<string>('../../../machines/*/*/traces.jsonl', { query: '?raw', import: 'default' });

export async function tracesOf({ folder }: Registered) {
  const load = corpora[`../../../machines/${folder}/traces.jsonl`];
  if (!load) throw new Error(`${folder} has no traces`);
  return parseTraces(await load()).map(({ trace }) => trace);
}

/** part: each n-th trace, so that no test is long. */
export const walking = (says: Says, flow: string, [part, parts] = [0, 1]): StoryObj => ({
  play: async ({ canvasElement }) => {
    const entry = registered(flow);
    const faultsOf = says[flow];
    if (!entry || !faultsOf) throw new Error(`Nothing is said about "${flow}"`);
    const traces = (await tracesOf(entry)).filter((_, index) => index % parts === part);
    const { screens, faults } = walkTraces(entry, traces, canvasElement, faultsOf);
    await expect(faults).toEqual([]);
    await expect(screens).toBeGreaterThan(traces.length);
  },
});
