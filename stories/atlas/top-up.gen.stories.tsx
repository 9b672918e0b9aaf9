// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/top-up.entries.ts';
import { chart as plan } from '../states/generated/top-up.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Top up' };
export default meta;

export const Screens: StoryObj = {
  name: 'Top up',
  render: (_, { globals }) => (
    <Atlas flow="topUp" folder="top-up" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
