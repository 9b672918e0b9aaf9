import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import type { Party } from '#domain/flights/flight-search.ts';
import { PlaceField, PlaceList } from '#src/screens/flights/PlaceField.tsx';
import { TravellersField } from '#src/screens/flights/TravellersField.tsx';
import { DayField } from '#src/ui/search/DayField.tsx';
import type { CalendarMode } from '#src/ui/search/day-field-props.ts';
import { SearchCells, SearchGo, SearchPanel, SwapButton } from '#src/ui/search/Search.tsx';
import { TODAY } from '../../support/clock.ts';
import { dark, Narrow, rtl } from '../../support/Sheet.tsx';

type Start = {
  readonly origin: string;
  readonly destination: string;
  readonly departing: string;
  readonly party: Party;
  readonly calendarMode: CalendarMode;
  readonly hasErrors: boolean;
};

function Search({ origin, destination, departing, party, calendarMode, hasErrors }: Start) {
  const [from, setFrom] = useState(origin);
  const [to, setTo] = useState(destination);
  const [out, setOut] = useState(departing);
  const [back, setBack] = useState('');
  const [people, setPeople] = useState(party);
  const [mode, setMode] = useState(calendarMode);
  const days = {
    min: TODAY,
    max: addDays(TODAY, 330),
    today: TODAY,
    calendarMode: mode,
    onCalendarModeChange: setMode,
  };
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  return (
    <SearchPanel>
      <form aria-label="Search flights" onSubmit={(event) => event.preventDefault()}>
        <PlaceList id="places" airports={AIRPORTS} />
        <SearchCells>
          <PlaceField
            id="o"
            name="origin"
            label="From"
            airports={AIRPORTS}
            value={from}
            list="places"
            onChange={setFrom}
          />
          <PlaceField
            id="d"
            name="destination"
            label="To"
            airports={AIRPORTS}
            value={to}
            list="places"
            onChange={setTo}
            swap={<SwapButton label="Swap from and to" onSwap={swap} />}
            error={hasErrors ? 'Choose another place than the start' : undefined}
          />
          <DayField
            id="t"
            name="departing"
            label="Depart"
            value={out}
            onChange={setOut}
            isHalf
            error={hasErrors ? 'Choose a day' : undefined}
            {...days}
          />
          <DayField
            id="r"
            name="returning"
            label="Return"
            value={back}
            onChange={setBack}
            isHalf
            isOptional
            placeholder="One way"
            note="Add a date"
            {...days}
          />
          <TravellersField id="p" label="Travellers" value={people} onChange={setPeople} />
          <SearchGo>Search</SearchGo>
        </SearchCells>
      </form>
    </SearchPanel>
  );
}

const meta = {
  title: 'Screens/Search fields',
  component: Search,
  args: {
    origin: 'THR',
    destination: 'SYZ',
    departing: '2026-12-05',
    party: { adult: 2, child: 1, infant: 0 },
    calendarMode: 'gregory',
    hasErrors: false,
  },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = { origin: '', destination: '', departing: '', party: { adult: 1, child: 0, infant: 0 } } as const;
const place = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole<HTMLInputElement>('combobox', { name });
const form = () => new FormData(screen.getByRole<HTMLFormElement>('form'));

export const Filled: Story = {};
export const Dark: Story = { ...dark };
export const Rtl: Story = { ...rtl };
export const Empty: Story = { args: empty };
export const WithErrors: Story = { args: { ...empty, hasErrors: true } };
export const Narrowest: Story = {
  render: (args) => (
    <Narrow>
      <Search {...args} />
    </Narrow>
  ),
};

/** A typo is tolerated, the best match is highlighted, and Enter and Tab select it. */
export const PickAPlace: Story = {
  args: empty,
  play: async ({ canvasElement }) => {
    const from = await place(canvasElement, 'From');
    await userEvent.click(from);
    await userEvent.type(from, 'shiras');
    const option = await screen.findByRole('option', { name: /Shiraz/ });
    await waitFor(() => expect(from).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(from).toHaveValue('Shiraz'));
    await expect(within(canvasElement).getByText(/, SYZ/)).toBeVisible();
    const to = await place(canvasElement, 'To');
    await userEvent.click(to);
    await userEvent.keyboard('teh');
    await waitFor(() => expect(to).toHaveAttribute('aria-activedescendant'));
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveValue('Tehran'));
    await expect(within(canvasElement).getByText(/, THR/)).toBeVisible();
  },
};

/** An ambiguous text stays and is reported, and the line below drops the old choice. */
export const OpenText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = await place(canvasElement, 'From');
    await expect(canvas.getByText(/Mehrabad, THR/)).toBeVisible();
    await userEvent.click(from);
    await userEvent.keyboard('shi');
    await expect(canvas.queryByText(/Mehrabad, THR/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText('Which one, Shiraz or Kish?')).toBeVisible();
    await expect(from).toHaveValue('shi');
    await userEvent.click(from);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(from).toHaveValue('Tehran'));
  },
};

export const TypeAndThinkAgain: Story = {
  play: async ({ canvasElement }) => {
    const box = await place(canvasElement, 'To');
    await userEvent.click(box);
    // The first letter replaces the selected place; further letters are appended.
    await userEvent.keyboard('esf');
    await expect(box).toHaveValue('esf');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Isfahan'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(box).toHaveValue('Shiraz'));
    await expect(box).toHaveFocus();
    await expect(within(canvasElement).getByText(/, SYZ/)).toBeVisible();
  },
};

export const TypedInPersian: Story = {
  play: async ({ canvasElement }) => {
    const box = await place(canvasElement, 'To');
    await userEvent.click(box);
    await userEvent.clear(box);
    await userEvent.type(box, 'شیر');
    await expect(await screen.findByRole('option', { name: /Shiraz/ })).toBeVisible();
  },
};

const calendar = async (canvasElement: HTMLElement) => {
  const opener = await within(canvasElement).findByRole('button', { name: 'Open the calendar: Depart' });
  await userEvent.click(opener);
  return screen.findByRole('dialog', { name: 'Depart' });
};
export const CalendarGregorian: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await calendar(canvasElement);
    const day = await within(dialog).findByRole('button', { name: /^Sat 5 Dec 2026, 14 Azar 1405/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(form().get('departing')).toBe('2026-12-06'));
    await calendar(canvasElement);
  },
};
export const CalendarPersian: Story = {
  args: { calendarMode: 'persian' },
  play: async ({ canvasElement }) => {
    const dialog = await calendar(canvasElement);
    const day = await within(dialog).findByRole('button', { name: /^14 Azar 1405, Sat 5 Dec 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
  },
};
/** The month shows holidays, days when museums are closed, and the weeks of heavy domestic travel. */
export const CalendarAtNowruz: Story = {
  args: { departing: '2027-03-18' },
  play: async ({ canvasElement }) => {
    const dialog = await calendar(canvasElement);
    await expect(
      await within(dialog).findByRole('button', { name: /^Sun 21 Mar 2027, .*Nowruz, public holiday/ }),
    ).toBeVisible();
    await expect(within(dialog).getByText('16 Mar to 3 Apr: all of Iran travels. Book early.')).toBeVisible();
    await expect(within(dialog).getByText(/^10 Mar: Eid al-Fitr, public holiday, may move by a day/)).toBeVisible();
  },
};
export const CalendarDark: Story = { ...CalendarPersian, ...dark };

export const TypedDays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Open the calendar: Depart' });
    const field = canvas.getByRole('textbox', { name: 'Depart' });
    await userEvent.clear(field);
    await userEvent.type(field, '20 azar{Enter}');
    await waitFor(() => expect(form().get('departing')).toBe('2026-12-11'));
    await userEvent.clear(field);
    await userEvent.type(field, 'one day{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not read this date');
    await expect(field).toHaveValue('one day');
    await waitFor(() => expect(form().get('departing')).toBe(''));
    await userEvent.clear(field);
    await userEvent.type(field, '30 esfand 1405{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This day does not exist.'));
    // An ambiguous date, past in one reading and future in the other: one tap decides.
    await userEvent.clear(field);
    await userEvent.type(field, '12/06/2026{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Fri 12 Jun 2026 is over.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Take Sun 6 Dec 2026' }));
    await waitFor(() => expect(form().get('departing')).toBe('2026-12-06'));
    await expect(field).toHaveValue('Sun 6 Dec 2026');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** An unreadable date empties the field; the calendar opens at the earlier day. */
export const CalendarAfterUnread: Story = {
  args: { departing: '2027-03-18' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Open the calendar: Depart' });
    const field = canvas.getByRole('textbox', { name: 'Depart' });
    await userEvent.clear(field);
    await userEvent.type(field, 'one day{Enter}');
    await waitFor(() => expect(form().get('departing')).toBe(''));
    const dialog = await calendar(canvasElement);
    const day = await within(dialog).findByRole('button', { name: /^Thu 18 Mar 2027/ });
    await waitFor(() => expect(day).toHaveFocus());
  },
};

export const Travellers: Story = {
  args: { party: { adult: 1, child: 0, infant: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Travellers/ }));
    await expect(await screen.findByText(/One infant for each adult/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One more: Infants' }));
    await waitFor(() => expect(form().get('infant')).toBe('1'));
    await userEvent.click(screen.getByRole('button', { name: 'One more: Adults' }));
    await waitFor(() => expect(form().get('adult')).toBe('2'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Travellers/ })).toHaveFocus());
  },
};
export const TravellersFull: Story = {
  args: { party: { adult: 5, child: 3, infant: 1 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Travellers/ }));
    await expect(await screen.findByText(/at most nine people/)).toBeVisible();
  },
};
