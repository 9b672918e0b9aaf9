// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/confirm-email.entries.ts';
import { chart as plan } from '../states/generated/confirm-email.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Confirm email' };
export default meta;

export const Screens: StoryObj = {
  name: 'Confirm email',
  render: (_, { globals }) => (
    <Atlas flow="confirmEmail" folder="confirm-email" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
