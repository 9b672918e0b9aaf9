import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  account,
  accountSettingsViews,
  longAccount,
  newAccount,
  PHONE_SESSION_ID,
  sessions,
} from '#machines/accounts/account-settings/fixtures.ts';
import { AccountScreen } from '#src/screens/accounts/profile/AccountScreen.tsx';
import { frozenClock } from '../../support/clock.ts';
import { useHeard } from '../../support/heard.ts';

const meta = {
  title: 'Screens/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: accountSettingsViews.rest,
    account,
    sessions,
    clock: frozenClock,
    send: () => {},
    onSave: () => {},
    onVerify: () => {},
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const New: Story = { args: { account: newAccount, sessions: sessions.slice(0, 1) } };
export const SessionsNotLoaded: Story = { args: { sessions: null } };
export const Name: Story = { args: { view: accountSettingsViews.name } };
export const Phone: Story = { args: { view: accountSettingsViews.phone } };
export const Email: Story = { args: { view: accountSettingsViews.email } };
export const Password: Story = { args: { view: accountSettingsViews.password } };
export const Saving: Story = { args: { view: accountSettingsViews.savingPassword } };
export const WrongPassword: Story = { args: { view: accountSettingsViews.wrongPassword } };
export const CommonPassword: Story = { args: { view: accountSettingsViews.commonPassword } };
export const TooMany: Story = { args: { view: accountSettingsViews.tooMany } };
export const SavedEmail: Story = {
  args: { view: accountSettingsViews.savedEmail, account: { ...account, pendingEmail: 'anna@example.net' } },
};
export const EndingOne: Story = { args: { view: accountSettingsViews.endingOne } };
export const EndedOthers: Story = { args: { view: accountSettingsViews.endedOthers, sessions: sessions.slice(0, 1) } };
export const Exporting: Story = { args: { view: accountSettingsViews.exporting } };
export const Proving: Story = { args: { view: accountSettingsViews.proving } };
export const Exported: Story = { args: { view: accountSettingsViews.exported } };
export const Erase: Story = { args: { view: accountSettingsViews.erase } };
export const Erased: Story = { args: { view: accountSettingsViews.erased } };
export const ErasedWhole: Story = { args: { view: accountSettingsViews.erasedWhole } };
export const LongNames: Story = { args: { account: longAccount } };
export const Dark: Story = { args: { view: accountSettingsViews.password }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const ChangesThePassword: Story = {
  args: { view: accountSettingsViews.password, onSave: fn(), send: fn() },
  render: (args: ComponentProps<typeof AccountScreen>) => {
    const [view, hear] = useHeard(accountSettingsViews.password);
    return (
      <AccountScreen
        {...args}
        view={view}
        onSave={(values, faults) => {
          hear(faults);
          args.onSave(values, faults);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText(/^Current password/)).toHaveFocus());
    await userEvent.keyboard('old words here');
    await userEvent.type(page.getByLabelText(/^New password$|^New password8|^New password(?! again)/), 'river lamp 42');
    await userEvent.type(page.getByLabelText(/^New password again/), 'river lamp 43');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.getByLabelText(/^New password again/)).toBeInvalid());
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), [
      { field: 'confirmPassword', code: 'password_mismatch' },
    ]);
    await userEvent.type(page.getByLabelText(/^New password again/), '{Backspace}2');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const typed = {
      currentPassword: 'old words here',
      password: 'river lamp 42',
      confirmPassword: 'river lamp 42',
    };
    await expect(args.onSave).toHaveBeenLastCalledWith(typed, []);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const SignsOutElsewhere: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Log out Chrome on Android, logged in Sat 14 Nov 2026, 20:04' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.end', sessionId: PHONE_SESSION_ID });
    await userEvent.click(page.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'sessions.end' });
  },
};
