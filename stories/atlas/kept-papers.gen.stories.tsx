// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/kept-papers.entries.ts';
import { chart as plan } from '../states/generated/kept-papers.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Kept papers' };
export default meta;

export const Screens: StoryObj = {
  name: 'Kept papers',
  render: (_, { globals }) => (
    <Atlas flow="keptPapers" folder="kept-papers" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
