import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Wrap } from '#src/ui/layout.tsx';
import { longest, returnSearch, search } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

const meta = {
  title: 'Screens/Search',
  component: SearchFormHost,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Wrap>
        <h1>Flights</h1>
        {Story()}
      </Wrap>
    ),
  ],
} satisfies Meta<typeof SearchFormHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWay: Story = {};
export const Return: Story = { args: { search: returnSearch } };
export const PersianCalendar: Story = { args: { calendar: 'persian', search: returnSearch } };
export const LongNames: Story = {
  args: { search: { ...search, origin: longest[0]?.code ?? '', destination: longest[1]?.code ?? '' } },
};
export const NineTravellers: Story = { args: { search: { ...search, adult: 4, child: 3, infant: 2 } } };
export const WrongUrl: Story = {
  args: {
    search: { ...search, destination: 'THR', departing: '2026-11-01', infant: 3 },
    problems: { destination: 'same_place', departing: 'date_in_past', infant: 'too_many_infants' },
  },
};

/** Rejected in the browser: no request is sent, and the first field in error gets the focus after half a second. */
export const Refused: Story = {
  args: { search: { ...search, destination: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.id).toBe('search-destination'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The list of airports would cover the error text, so it opens only on a click or a keystroke.
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** A click opens the list of a field in error that already has the focus. */
export const RefusedThenPicked: Story = {
  args: { search: { ...search, destination: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Open the calendar: Depart' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const to = canvas.getByRole('combobox', { name: 'To' });
    await waitFor(() => expect(to).toHaveFocus());
    await userEvent.click(to);
    await userEvent.click(await screen.findByRole('option', { name: /Shiraz/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ destination: 'SYZ' }));
  },
};

/** What reads the typed words is loaded by a touch, and the focus follows after half a second: under load that takes longer. */
const READ = { timeout: 3000 };

/** Unreadable text is rejected with its own error, and no other search is sent instead. */
export const RefusedText: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Open the calendar: Depart' });
    const day = canvas.getByRole('textbox', { name: 'Depart' });
    await userEvent.clear(day);
    await userEvent.type(day, 'soonish');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('link', { name: /^Depart: We could not read this date/ }, READ)).toBeVisible();
    await waitFor(() => expect(day).toHaveFocus(), READ);
    await userEvent.clear(day);
    await userEvent.type(day, '24 dec');
    const to = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.click(to);
    await userEvent.keyboard('shi');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('link', { name: 'To: Which one, Shiraz or Kish?' }, READ)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(to).toHaveFocus(), READ);
    // Unambiguous text is accepted.
    await userEvent.keyboard('{Control>}a{/Control}esfahan');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(
      () =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(
          expect.objectContaining({ destination: 'IFN', departing: '2026-12-24' }),
        ),
      READ,
    );
  },
};

/** The typed return date is kept while one way is selected, but not sent. */
export const KeepsTheReturnDate: Story = {
  args: { search: returnSearch },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'One way' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'oneWay', returning: '' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Return' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'twoWay', returning: '2026-12-12' }),
    );
  },
};

export const Swap: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap from and to' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ origin: 'SYZ', destination: 'THR' }),
    );
  },
};
