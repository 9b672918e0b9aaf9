// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/results-age.entries.ts';
import { chart as plan } from '../states/generated/results-age.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Results age' };
export default meta;

export const Screens: StoryObj = {
  name: 'Results age',
  render: (_, { globals }) => (
    <Atlas flow="resultsAge" folder="results-age" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
