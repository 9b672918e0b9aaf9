// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Passenger book', render: renderStage, args: { flow: 'passengerBook' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Listing: Story = {
  name: 'Listing',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-passenger-book--listing-after-task-cancel', name: 'Listing – after task.cancel' },
    ] },
};
export const Loading: Story = {
  name: 'Loading',
  args: { input: 1, way: [] },
};
export const EditingTyping: Story = {
  name: 'Editing / Typing',
  args: { input: 0, way: ['passenger.add'] },
};
export const EditingTypingAfterPassengerEdit: Story = {
  name: 'Editing / Typing – after passenger.edit',
  args: { input: 0, way: ['passenger.edit'] },
};
export const RemovingConfirming: Story = {
  name: 'Removing / Confirming',
  args: { input: 0, way: ['passenger.remove'] },
};
export const RevealingAsking: Story = {
  name: 'Revealing / Asking',
  args: { input: 0, way: ['passenger.reveal'] },
};
export const FailedUnavailable: Story = {
  name: 'Failed – unavailable',
  args: { input: 1, way: ['✗ listSavedPassengers: unavailable'] },
};
export const EditingSaving: Story = {
  name: 'Editing / Saving',
  args: { input: 0, way: ['passenger.add', 'passenger.save'] },
};
export const EditingSavingAfterPassengerSave: Story = {
  name: 'Editing / Saving – after passenger.save',
  args: { input: 0, way: ['passenger.edit', 'passenger.save'] },
};
export const ListingAfterTaskCancel: Story = {
  name: 'Listing – after task.cancel',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['passenger.edit', 'task.cancel'], sameScreen: [
      { id: 'states-passenger-book--listing', name: 'Listing' },
    ] },
};
export const RemovingAsking: Story = {
  name: 'Removing / Asking',
  args: { input: 0, way: ['passenger.remove', 'removal.confirm'] },
};
export const RevealingShown: Story = {
  name: 'Revealing / Shown',
  args: { input: 0, way: ['passenger.reveal', '✓ readSavedPassport'] },
};
export const RevealingProving: Story = {
  name: 'Revealing / Proving',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required'], sameScreen: [
      { id: 'states-passenger-book--revealing-proving-after-code-resend', name: 'Revealing / Proving – after code.resend' },
    ] },
};
export const ListingUnavailable: Story = {
  name: 'Listing – unavailable',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: unavailable'] },
};
export const ListingNewsSaved: Story = {
  name: 'Listing – news saved',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✓ savePassenger'] },
};
export const EditingTypingInvalidDetails: Story = {
  name: 'Editing / Typing – invalid details',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✗ savePassenger: invalid_details'] },
};
export const EditingTypingNotAllowed: Story = {
  name: 'Editing / Typing – not allowed',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✗ savePassenger: not_allowed'] },
};
export const EditingTypingUnavailable: Story = {
  name: 'Editing / Typing – unavailable',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✗ savePassenger: unavailable'] },
};
export const ListingNewsRemoved: Story = {
  name: 'Listing – news removed',
  args: { input: 0, way: ['passenger.remove', 'removal.confirm', '✓ removeSavedPassenger'] },
};
export const RemovingConfirmingUnavailable: Story = {
  name: 'Removing / Confirming – unavailable',
  args: { input: 0, way: ['passenger.remove', 'removal.confirm', '✗ removeSavedPassenger: unavailable'] },
};
export const RevealingProvingStepUpAsking: Story = {
  name: 'Revealing / Proving – step up asking',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode'] },
};
export const RevealingProvingRateLimited: Story = {
  name: 'Revealing / Proving – rate limited',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const ListingInvalidDetails: Story = {
  name: 'Listing – invalid details',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✗ savePassenger: invalid_details', 'task.cancel'] },
};
export const ListingNotAllowed: Story = {
  name: 'Listing – not allowed',
  args: { input: 0, way: ['passenger.add', 'passenger.save', '✗ savePassenger: not_allowed', 'task.cancel'] },
};
export const RevealingProvingStepUpAskingNotCanResend: Story = {
  name: 'Revealing / Proving – step up asking, not can resend',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify'] },
};
export const RevealingProvingStepUpAskingCanResend: Story = {
  name: 'Revealing / Proving – step up asking, can resend',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend'] },
};
export const RevealingProvingCodeWrong: Story = {
  name: 'Revealing / Proving – code wrong',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong'] },
};
export const RevealingProvingAfterCodeResend: Story = {
  name: 'Revealing / Proving – after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend'], sameScreen: [
      { id: 'states-passenger-book--revealing-proving', name: 'Revealing / Proving' },
    ] },
};
export const RevealingProvingCodeWrongCanResend: Story = {
  name: 'Revealing / Proving – code wrong, can resend',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong', '⏱ stepUp/resend'] },
};
export const RevealingProvingRateLimitedStepUpAsking: Story = {
  name: 'Revealing / Proving – rate limited, step up asking',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const RevealingProvingRateLimitedStepUpAskingCanResend: Story = {
  name: 'Revealing / Proving – rate limited, step up asking, can resend',
  args: { input: 0, way: ['passenger.reveal', '✗ readSavedPassport: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited', '⏱ stepUp/resend'] },
};
