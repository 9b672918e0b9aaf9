import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { momentOf } from '#domain/core/time.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { CheckScreen } from '#src/screens/insurance/check/CheckScreen.tsx';

const check: components['schemas']['InsuranceCheck'] = {
  number: 'SIM 4K7Q 2M9X 8TRW 6HZP',
  state: 'scheduled',
  ...{ plan: 'standard', isMountain: false, firstDay: '2026-12-05', lastDay: '2026-12-16', days: 12 },
  ...{ coverFrom: momentOf('2026-12-05'), coverUntil: momentOf('2026-12-17'), issuedAt: NOW },
  ...{ place: 1, count: 4, at: NOW, isSimulated: true },
};

const found = (state: typeof check.state) =>
  ({ number: check.number, answer: { kind: 'found', check: { ...check, state } } }) as const;

const meta = {
  title: 'products/insurance/Check of a certificate',
  component: CheckScreen,
  parameters: { layout: 'fullscreen' },
  args: found('scheduled'),
} satisfies Meta<typeof CheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('Valid, not yet begun'),
};
export const Active: Story = { args: found('active') };
export const Ended: Story = { args: found('ended') };
export const Replaced: Story = { args: found('replaced') };
export const Cancelled: Story = { args: found('cancelled') };
export const BeginsInIran: Story = {
  args: {
    number: check.number,
    answer: { kind: 'found', check: { ...check, coverFrom: momentOf('2026-12-05', 20 * 60 + 41) } },
  },
};
export const NotAskedYet: Story = { args: { number: '', answer: { kind: 'none' } } };
export const Unknown: Story = { args: { number: 'SIM1234', answer: { kind: 'unknown' } } };
export const TooManyTries: Story = { args: { number: 'SIM1234', answer: { kind: 'limited' } } };
export const NoAnswer: Story = { args: { number: 'SIM1234', answer: { kind: 'failed' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
