// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/problem-report.entries.ts';
import { chart as plan } from '../states/generated/problem-report.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Problem report' };
export default meta;

export const Screens: StoryObj = {
  name: 'Problem report',
  render: (_, { globals }) => (
    <Atlas flow="problemReport" folder="problem-report" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
