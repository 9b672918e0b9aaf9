import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmEmailViews } from '#machines/confirm-email/fixtures.ts';
import { forgotPasswordViews } from '#machines/forgot-password/fixtures.ts';
import { resetPasswordViews } from '#machines/reset-password/fixtures.ts';
import { NOW } from '#machines/shared/testing/moment.ts';
import { VirtualClock } from '#machines/shared/virtual-clock.ts';
import { ConfirmEmailScreen } from '#src/screens/login/ConfirmEmailScreen.tsx';
import { ForgetPasswordScreen } from '#src/screens/login/ForgetPasswordScreen.tsx';
import { ResetPasswordScreen } from '#src/screens/login/ResetPasswordScreen.tsx';
import { SecurePasswordScreen } from '#src/screens/login/SecurePasswordScreen.tsx';

const nothing = () => {};
const clock = new VirtualClock(NOW);

const code = (view: Parameters<typeof ResetPasswordScreen>[0]['view']) => (
  <ResetPasswordScreen
    view={view}
    email="anna.keller@example.org"
    clock={clock}
    onSubmit={nothing}
    onResend={nothing}
  />
);

const meta = { title: 'screens/Passwords', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forgotten: Story = {
  render: () => <ForgetPasswordScreen view={forgotPasswordViews.empty} onSubmit={nothing} />,
};
export const CodeSent: Story = {
  render: () => <ForgetPasswordScreen view={forgotPasswordViews.sent} onSubmit={nothing} />,
};
export const TooManyTries: Story = {
  render: () => <ForgetPasswordScreen view={forgotPasswordViews.tooMany} onSubmit={nothing} />,
};
export const Code: Story = { render: () => code(resetPasswordViews.code) };
export const CodeWrong: Story = { render: () => code(resetPasswordViews.codeWrong) };
export const CodeResent: Story = { render: () => code(resetPasswordViews.codeResent) };
export const CodeAgain: Story = { render: () => code(resetPasswordViews.codeMayBeSentAgain), globals: { dir: 'rtl' } };
export const NewPassword: Story = {
  render: () => (
    <SecurePasswordScreen view={resetPasswordViews.password} needsCurrent phoneMasked={null} onSubmit={nothing} />
  ),
};
export const NewPasswordCommon: Story = {
  render: () => (
    <SecurePasswordScreen
      view={resetPasswordViews.passwordCommon}
      needsCurrent={false}
      phoneMasked="••••89"
      onSubmit={nothing}
    />
  ),
  globals: { theme: 'dark' },
};
export const CodeLapsed: Story = {
  render: () => (
    <SecurePasswordScreen
      view={resetPasswordViews.lapsed}
      needsCurrent={false}
      phoneMasked="••••89"
      onSubmit={nothing}
    />
  ),
};
export const Confirmed: Story = {
  render: () => <ConfirmEmailScreen view={confirmEmailViews.confirmedWithOrders} send={nothing} />,
};
export const LinkExpired: Story = {
  render: () => <ConfirmEmailScreen view={confirmEmailViews.expired} send={nothing} />,
  globals: { viewport: { value: 'phone' } },
};
