// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/otp-countdown.entries.ts';
import { chart as plan } from '../states/generated/otp-countdown.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Otp countdown' };
export default meta;

export const Screens: StoryObj = {
  name: 'Otp countdown',
  render: (_, { globals }) => (
    <Atlas flow="otpCountdown" folder="otp-countdown" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
