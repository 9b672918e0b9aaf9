// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Order extras', render: renderStage, args: { flow: 'orderExtras' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const DiscountRestingBalanceLoading: Story = {
  name: 'Discount / Resting + Balance / Loading',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden', name: 'Discount / Resting + Balance / Hidden' },
      { id: 'states-order-extras--discount-resting-balance-hidden-after-read-balance-2', name: 'Discount / Resting + Balance / Hidden – after readBalance (2)' },
    ] },
};
export const DiscountRestingBalanceHidden: Story = {
  name: 'Discount / Resting + Balance / Hidden',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading', name: 'Discount / Resting + Balance / Loading' },
    ] },
};
export const DiscountApplyingBalanceLoading: Story = {
  name: 'Discount / Applying + Balance / Loading',
  args: { input: 0, way: ['discount.apply'], sameScreen: [
      { id: 'states-order-extras--discount-removing-balance-loading', name: 'Discount / Removing + Balance / Loading' },
      { id: 'states-order-extras--discount-applying-balance-hidden', name: 'Discount / Applying + Balance / Hidden' },
      { id: 'states-order-extras--discount-removing-balance-hidden', name: 'Discount / Removing + Balance / Hidden' },
      { id: 'states-order-extras--discount-applying-balance-hidden-after-read-balance-2', name: 'Discount / Applying + Balance / Hidden – after readBalance (2)' },
      { id: 'states-order-extras--discount-removing-balance-hidden-after-read-balance-2', name: 'Discount / Removing + Balance / Hidden – after readBalance (2)' },
    ] },
};
export const DiscountRemovingBalanceLoading: Story = {
  name: 'Discount / Removing + Balance / Loading',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-loading', name: 'Discount / Applying + Balance / Loading' },
    ] },
};
export const DiscountRestingBalanceOffered: Story = {
  name: 'Discount / Resting + Balance / Offered',
  args: { input: 0, way: ['✓ readBalance'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-in-euros', name: 'Discount / Resting + Balance / Loading – in euros' },
    ] },
};
export const DiscountRestingBalanceHiddenAfterReadBalance2: Story = {
  name: 'Discount / Resting + Balance / Hidden – after readBalance (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ readBalance (2)'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading', name: 'Discount / Resting + Balance / Loading' },
    ] },
};
export const DiscountApplyingBalanceHidden: Story = {
  name: 'Discount / Applying + Balance / Hidden',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-loading', name: 'Discount / Applying + Balance / Loading' },
    ] },
};
export const DiscountRemovingBalanceHidden: Story = {
  name: 'Discount / Removing + Balance / Hidden',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.remove'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-loading', name: 'Discount / Applying + Balance / Loading' },
    ] },
};
export const DiscountApplyingBalanceOffered: Story = {
  name: 'Discount / Applying + Balance / Offered',
  args: { input: 0, way: ['discount.apply', '✓ readBalance'], sameScreen: [
      { id: 'states-order-extras--discount-removing-balance-offered', name: 'Discount / Removing + Balance / Offered' },
      { id: 'states-order-extras--discount-applying-balance-loading-in-euros', name: 'Discount / Applying + Balance / Loading – in euros' },
      { id: 'states-order-extras--discount-removing-balance-loading-in-euros', name: 'Discount / Removing + Balance / Loading – in euros' },
    ] },
};
export const DiscountApplyingBalanceHiddenAfterReadBalance2: Story = {
  name: 'Discount / Applying + Balance / Hidden – after readBalance (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.apply', '✓ readBalance (2)'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-loading', name: 'Discount / Applying + Balance / Loading' },
    ] },
};
export const DiscountRestingBalanceLoadingNewsApplied: Story = {
  name: 'Discount / Resting + Balance / Loading – news applied',
  args: { input: 0, way: ['discount.apply', '✓ applyDiscount'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-news-applied', name: 'Discount / Resting + Balance / Hidden – news applied' },
    ] },
};
export const DiscountRestingBalanceLoadingInvalidDetails: Story = {
  name: 'Discount / Resting + Balance / Loading – invalid details',
  args: { input: 0, way: ['discount.apply', '✗ applyDiscount: invalid_details'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-invalid-details', name: 'Discount / Resting + Balance / Hidden – invalid details' },
    ] },
};
export const DiscountRestingBalanceLoadingInvalidDetailsCodeDiscountUsed: Story = {
  name: 'Discount / Resting + Balance / Loading – invalid details, code discount used',
  args: { input: 0, way: ['discount.apply', '✗ applyDiscount: invalid_details (2)'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-invalid-details-code-discount-used', name: 'Discount / Resting + Balance / Hidden – invalid details, code discount used' },
    ] },
};
export const DiscountRestingBalanceLoadingInvalidDetailsCodeDiscountExpired: Story = {
  name: 'Discount / Resting + Balance / Loading – invalid details, code discount expired',
  args: { input: 0, way: ['discount.apply', '✗ applyDiscount: invalid_details (3)'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-invalid-details-code-discount-expired', name: 'Discount / Resting + Balance / Hidden – invalid details, code discount expired' },
    ] },
};
export const DiscountRestingBalanceLoadingUnavailable: Story = {
  name: 'Discount / Resting + Balance / Loading – unavailable',
  args: { input: 0, way: ['discount.apply', '✗ applyDiscount: unavailable'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-unavailable', name: 'Discount / Resting + Balance / Hidden – unavailable' },
    ] },
};
export const DiscountRemovingBalanceOffered: Story = {
  name: 'Discount / Removing + Balance / Offered',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove', '✓ readBalance'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered', name: 'Discount / Applying + Balance / Offered' },
    ] },
};
export const DiscountRemovingBalanceHiddenAfterReadBalance2: Story = {
  name: 'Discount / Removing + Balance / Hidden – after readBalance (2)',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove', '✓ readBalance (2)'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-loading', name: 'Discount / Applying + Balance / Loading' },
    ] },
};
export const DiscountRestingBalanceLoadingNewsRemoved: Story = {
  name: 'Discount / Resting + Balance / Loading – news removed',
  args: { input: 0, way: ['discount.remove', '✓ removeDiscount'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-news-removed', name: 'Discount / Resting + Balance / Hidden – news removed' },
    ] },
};
export const DiscountRestingBalanceLoadingNotAllowed: Story = {
  name: 'Discount / Resting + Balance / Loading – not allowed',
  args: { input: 0, way: ['discount.remove', '✗ removeDiscount: not_allowed'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-hidden-not-allowed', name: 'Discount / Resting + Balance / Hidden – not allowed' },
    ] },
};
export const DiscountRestingBalanceOfferedIsBalanceUsed: Story = {
  name: 'Discount / Resting + Balance / Offered – is balance used',
  args: { input: 0, way: ['✓ readBalance', 'balance.use'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-is-balance-used', name: 'Discount / Resting + Balance / Loading – is balance used' },
    ] },
};
export const DiscountRestingBalanceLoadingInEuros: Story = {
  name: 'Discount / Resting + Balance / Loading – in euros',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ readBalance', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-offered', name: 'Discount / Resting + Balance / Offered' },
    ] },
};
export const DiscountRestingBalanceHiddenNewsApplied: Story = {
  name: 'Discount / Resting + Balance / Hidden – news applied',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply', '✓ applyDiscount'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-news-applied', name: 'Discount / Resting + Balance / Loading – news applied' },
    ] },
};
export const DiscountRestingBalanceHiddenInvalidDetails: Story = {
  name: 'Discount / Resting + Balance / Hidden – invalid details',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply', '✗ applyDiscount: invalid_details'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-invalid-details', name: 'Discount / Resting + Balance / Loading – invalid details' },
    ] },
};
export const DiscountRestingBalanceHiddenInvalidDetailsCodeDiscountUsed: Story = {
  name: 'Discount / Resting + Balance / Hidden – invalid details, code discount used',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply', '✗ applyDiscount: invalid_details (2)'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-invalid-details-code-discount-used', name: 'Discount / Resting + Balance / Loading – invalid details, code discount used' },
    ] },
};
export const DiscountRestingBalanceHiddenInvalidDetailsCodeDiscountExpired: Story = {
  name: 'Discount / Resting + Balance / Hidden – invalid details, code discount expired',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply', '✗ applyDiscount: invalid_details (3)'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-invalid-details-code-discount-expired', name: 'Discount / Resting + Balance / Loading – invalid details, code discount expired' },
    ] },
};
export const DiscountRestingBalanceHiddenUnavailable: Story = {
  name: 'Discount / Resting + Balance / Hidden – unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.apply', '✗ applyDiscount: unavailable'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-unavailable', name: 'Discount / Resting + Balance / Loading – unavailable' },
    ] },
};
export const DiscountRestingBalanceHiddenNewsRemoved: Story = {
  name: 'Discount / Resting + Balance / Hidden – news removed',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.remove', '✓ removeDiscount'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-news-removed', name: 'Discount / Resting + Balance / Loading – news removed' },
    ] },
};
export const DiscountRestingBalanceHiddenNotAllowed: Story = {
  name: 'Discount / Resting + Balance / Hidden – not allowed',
  tags: ['same-screen', '!test'],
  args: { input: 1, way: ['discount.remove', '✗ removeDiscount: not_allowed'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-loading-not-allowed', name: 'Discount / Resting + Balance / Loading – not allowed' },
    ] },
};
export const DiscountApplyingBalanceOfferedIsBalanceUsed: Story = {
  name: 'Discount / Applying + Balance / Offered – is balance used',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', 'balance.use'], sameScreen: [
      { id: 'states-order-extras--discount-removing-balance-offered-is-balance-used', name: 'Discount / Removing + Balance / Offered – is balance used' },
      { id: 'states-order-extras--discount-applying-balance-loading-is-balance-used', name: 'Discount / Applying + Balance / Loading – is balance used' },
      { id: 'states-order-extras--discount-removing-balance-loading-is-balance-used', name: 'Discount / Removing + Balance / Loading – is balance used' },
    ] },
};
export const DiscountApplyingBalanceLoadingInEuros: Story = {
  name: 'Discount / Applying + Balance / Loading – in euros',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.apply', '✓ readBalance', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered', name: 'Discount / Applying + Balance / Offered' },
    ] },
};
export const DiscountRestingBalanceOfferedNewsApplied: Story = {
  name: 'Discount / Resting + Balance / Offered – news applied',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', '✓ applyDiscount'] },
};
export const DiscountRestingBalanceOfferedInvalidDetails: Story = {
  name: 'Discount / Resting + Balance / Offered – invalid details',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', '✗ applyDiscount: invalid_details'] },
};
export const DiscountRestingBalanceOfferedInvalidDetailsCodeDiscountUsed: Story = {
  name: 'Discount / Resting + Balance / Offered – invalid details, code discount used',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', '✗ applyDiscount: invalid_details (2)'] },
};
export const DiscountRestingBalanceOfferedInvalidDetailsCodeDiscountExpired: Story = {
  name: 'Discount / Resting + Balance / Offered – invalid details, code discount expired',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', '✗ applyDiscount: invalid_details (3)'] },
};
export const DiscountRestingBalanceOfferedUnavailable: Story = {
  name: 'Discount / Resting + Balance / Offered – unavailable',
  args: { input: 0, way: ['discount.apply', '✓ readBalance', '✗ applyDiscount: unavailable'] },
};
export const DiscountRemovingBalanceOfferedIsBalanceUsed: Story = {
  name: 'Discount / Removing + Balance / Offered – is balance used',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove', '✓ readBalance', 'balance.use'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered-is-balance-used', name: 'Discount / Applying + Balance / Offered – is balance used' },
    ] },
};
export const DiscountRemovingBalanceLoadingInEuros: Story = {
  name: 'Discount / Removing + Balance / Loading – in euros',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove', '✓ readBalance', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered', name: 'Discount / Applying + Balance / Offered' },
    ] },
};
export const DiscountRestingBalanceOfferedNewsRemoved: Story = {
  name: 'Discount / Resting + Balance / Offered – news removed',
  args: { input: 0, way: ['discount.remove', '✓ readBalance', '✓ removeDiscount'] },
};
export const DiscountRestingBalanceOfferedNotAllowed: Story = {
  name: 'Discount / Resting + Balance / Offered – not allowed',
  args: { input: 0, way: ['discount.remove', '✓ readBalance', '✗ removeDiscount: not_allowed'] },
};
export const DiscountRestingBalanceLoadingIsBalanceUsed: Story = {
  name: 'Discount / Resting + Balance / Loading – is balance used',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✓ readBalance', 'balance.use', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-resting-balance-offered-is-balance-used', name: 'Discount / Resting + Balance / Offered – is balance used' },
    ] },
};
export const DiscountApplyingBalanceLoadingIsBalanceUsed: Story = {
  name: 'Discount / Applying + Balance / Loading – is balance used',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.apply', '✓ readBalance', 'balance.use', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered-is-balance-used', name: 'Discount / Applying + Balance / Offered – is balance used' },
    ] },
};
export const DiscountRemovingBalanceLoadingIsBalanceUsed: Story = {
  name: 'Discount / Removing + Balance / Loading – is balance used',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['discount.remove', '✓ readBalance', 'balance.use', 'balance.refresh'], sameScreen: [
      { id: 'states-order-extras--discount-applying-balance-offered-is-balance-used', name: 'Discount / Applying + Balance / Offered – is balance used' },
    ] },
};
