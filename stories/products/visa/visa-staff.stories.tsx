import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { visaReviewViews as views } from '#machines/visa/visa-review/fixtures.ts';
import { StaffVisaScreen, type StaffVisaScreenProps } from '#src/screens/visa/staff/StaffVisaScreen.tsx';
import { STAFF_PAGES } from './staff-pages.ts';

const meta = {
  title: 'Screens/Visa desk',
  component: StaffVisaScreen,
  args: { page: STAFF_PAGES.request, view: views.idle, send: () => {}, onAct: () => {} },
} satisfies Meta<typeof StaffVisaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { page: STAFF_PAGES.none } };
export const Request: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };

/** Each value is in its own column: the promised day is not the day of arrival. */
export const List: Story = {
  args: { page: STAFF_PAGES.list },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const [head, first] = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(Object.fromEntries((head ?? []).map((name, index) => [name, first?.[index]]))).toEqual({
      Request: 'SFR-7K2M-90',
      'Promised for': 'Wed 2 Dec 2026',
      Step: 'Sent',
      Arrival: 'Wed 20 Jan 2027',
      Processing: 'Urgent',
      People: '1',
    });
  },
};

/** Like the machine: an action closes what was open. */
function Acting(props: StaffVisaScreenProps) {
  const [view, setView] = useState(props.view);
  return (
    <StaffVisaScreen
      {...props}
      view={view}
      send={(event) => {
        if (event.type === 'act.open') setView({ ...views.idle, opened: event });
      }}
      onAct={(wanted, said) => {
        props.onAct(wanted, said);
        setView({ ...views.idle, done: wanted });
      }}
    />
  );
}

/** An irreversible action asks for confirmation; the focus then moves to the result. */
export const SendAsksOnce: Story = {
  args: { onAct: fn() },
  render: (args) => <Acting {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const anna = within(page.getByRole('region', { name: 'Anna Keller' }));
    await userEvent.click(anna.getByRole('button', { name: 'Send to the ministry' }));
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(anna.getByRole('button', { name: 'Send Anna Keller to the ministry' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'send', position: 0 }, {});
    await expect(page.getByText('Done, and written down.').closest('[tabindex]')).toHaveFocus();
  },
};

/** The two pictures can be requested again like any answer, by name. */
export const PicturesFirst: Story = {
  args: { view: views.asking },
  play: async ({ canvasElement }) => {
    const options = within(within(canvasElement).getByLabelText('Which answer')).getAllByRole('option');
    await expect(options.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
      'Page of the passport with the photo',
      'Photo of the face',
      'Given names',
    ]);
  },
};
