// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/step-up.entries.ts';
import { chart as plan } from '../states/generated/step-up.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Step up' };
export default meta;

export const Screens: StoryObj = {
  name: 'Step up',
  render: (_, { globals }) => (
    <Atlas flow="stepUp" folder="step-up" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
