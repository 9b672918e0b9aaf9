// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Step up', render: renderStage, args: { flow: 'stepUp' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Sending: Story = {
  name: 'Sending',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-step-up--sending-after-code-resend', name: 'Sending – after code.resend' },
    ] },
};
export const AskingCooling: Story = {
  name: 'Asking / Cooling',
  args: { input: 0, way: ['✓ sendStepUpCode'] },
};
export const UnsentRateLimited: Story = {
  name: 'Unsent – rate limited',
  args: { input: 0, way: ['✗ sendStepUpCode: rate_limited'] },
};
export const UnsentUnavailable: Story = {
  name: 'Unsent – unavailable',
  args: { input: 0, way: ['✗ sendStepUpCode: unavailable'] },
};
export const Verifying: Story = {
  name: 'Verifying',
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify'], sameScreen: [
      { id: 'states-step-up--proven', name: 'Proven' },
    ] },
};
export const AskingReady: Story = {
  name: 'Asking / Ready',
  args: { input: 0, way: ['✓ sendStepUpCode', '⏱ resend'] },
};
export const Proven: Story = {
  name: 'Proven',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify', '✓ verifyStepUpCode'], sameScreen: [
      { id: 'states-step-up--verifying', name: 'Verifying' },
    ] },
};
export const AskingCoolingCodeWrong: Story = {
  name: 'Asking / Cooling – code wrong',
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify', '✗ verifyStepUpCode: code_wrong'] },
};
export const AskingCoolingUnavailable: Story = {
  name: 'Asking / Cooling – unavailable',
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify', '✗ verifyStepUpCode: unavailable'] },
};
export const SendingAfterCodeResend: Story = {
  name: 'Sending – after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ sendStepUpCode', '⏱ resend', 'code.resend'], sameScreen: [
      { id: 'states-step-up--sending', name: 'Sending' },
    ] },
};
export const AskingReadyCodeWrong: Story = {
  name: 'Asking / Ready – code wrong',
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify', '✗ verifyStepUpCode: code_wrong', '⏱ resend'] },
};
export const AskingReadyUnavailable: Story = {
  name: 'Asking / Ready – unavailable',
  args: { input: 0, way: ['✓ sendStepUpCode', 'code.verify', '✗ verifyStepUpCode: unavailable', '⏱ resend'] },
};
export const AskingCoolingRateLimited: Story = {
  name: 'Asking / Cooling – rate limited',
  args: { input: 0, way: ['✓ sendStepUpCode', '⏱ resend', 'code.resend', '✗ sendStepUpCode: rate_limited'] },
};
export const AskingReadyRateLimited: Story = {
  name: 'Asking / Ready – rate limited',
  args: { input: 0, way: ['✓ sendStepUpCode', '⏱ resend', 'code.resend', '✗ sendStepUpCode: rate_limited', '⏱ resend'] },
};
