// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/auth.entries.ts';
import { chart as plan } from '../states/generated/auth.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Auth' };
export default meta;

export const Screens: StoryObj = {
  name: 'Auth',
  render: (_, { globals }) => (
    <Atlas flow="auth" folder="auth" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
