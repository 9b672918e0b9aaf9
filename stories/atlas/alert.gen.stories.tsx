// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/alert.entries.ts';
import { chart as plan } from '../states/generated/alert.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Alert' };
export default meta;

export const Screens: StoryObj = {
  name: 'Alert',
  render: (_, { globals }) => (
    <Atlas flow="alert" folder="alert" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
