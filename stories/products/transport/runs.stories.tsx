import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { momentOf } from '#domain/core/time.ts';
import { ListFailed } from '#src/screens/transport/runs/ListFailed.tsx';
import { RunForm } from '#src/screens/transport/runs/RunForm.tsx';
import { RunFormScreen } from '#src/screens/transport/runs/RunFormScreen.tsx';
import { RunListScreen } from '#src/screens/transport/runs/RunListScreen.tsx';
import { TellMe } from '#src/screens/transport/runs/TellMe.tsx';
import {
  allBut,
  busSearch,
  fiveTrains,
  fourBerth,
  listOf,
  people,
  planOf,
  search,
  three,
  towns,
  trainRun,
  vipBus,
} from './runs.ts';

const hrefs = {
  list: () => '/iran-transportation',
  form: () => '/iran-transportation',
  places: (run: { readonly number: string }, classId: string, way: string) => `/${run.number}/${classId}/${way}`,
};

const meta = {
  title: 'products/transport/Trains and buses',
  component: RunListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ search, towns, list: listOf(fiveTrains(three)), problem: null, sort: 'leaves', today: '2026-11-20', hrefs },
    parts: { Form: RunForm, Failed: ListFailed },
  },
} satisfies Meta<typeof RunListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveTrains: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('5 trains')).toBeVisible();
    const early = within(page.getByRole('listitem', { name: /SIM 113/ }));
    await expect(early.getByText('A hotel night saved')).toBeVisible();
    await expect(early.getByText('Arrives before 06:00: rooms may not be ready')).toBeVisible();
    await expect(early.getByText('arrives Sun 13 Dec')).toBeVisible();
    // Two berths are left, in two compartments for women: what suits them is said with its price.
    await expect(early.getByText('2 places are left, but none that suit all of you.')).toBeVisible();
    await expect(page.getByText(/^Try: SIM 111 at 06:30, Seat, 3 seats, €27.00\./)).toBeVisible();
    // Of berths most of what is free may be for others, so only seats are counted.
    await expect(within(page.getByRole('listitem', { name: /SIM 115/ })).queryByText(/places left/)).toBeNull();
    await expect(within(page.getByRole('listitem', { name: /SIM 111/ })).getByText(/places left/)).toBeVisible();
    await expect(page.queryByText(/lies among women only/)).toBeNull();
    await expect(within(page.getByRole('listitem', { name: /SIM 117/ })).getByText('Sold out')).toBeVisible();
    await expect(page.getByRole('link', { name: /Choose Night train SIM 115, 4-berth, 1 family/ })).toHaveAttribute(
      'href',
      '/SIM 115/b4/together',
    );
  },
};
export const ByPrice: Story = { args: { sort: 'price' } };
export const LoneWoman: Story = {
  args: {
    search: { ...search, party: people({ women: 1 }) },
    list: listOf(fiveTrains(people({ women: 1 }))),
  },
};
export const FatherAndChild: Story = {
  args: {
    search: { ...search, party: people({ men: 1, children: 1 }) },
    list: listOf(fiveTrains(people({ men: 1, children: 1 }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A child lies among women only with a woman of yours/)).toBeVisible();
  },
};
export const NothingForSeven: Story = {
  args: {
    search: { ...search, party: people({ women: 4, men: 3 }) },
    list: listOf([
      trainRun('SIM 115', '20:10', 630, [
        planOf(fourBerth, people({ women: 4, men: 3 }), allBut(fourBerth, ['6-2-1'])),
      ]),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Nothing on this day has room for all of you/)).toBeVisible();
  },
};
export const Buses: Story = {
  args: {
    search: busSearch,
    list: listOf(
      [
        trainRun('SIM 401', '08:00', 360, [planOf(vipBus, three)], { kind: 'bus', day: busSearch.day }),
        trainRun('SIM 405', '23:00', 390, [planOf(vipBus, three)], { kind: 'bus', day: busSearch.day }),
      ],
      { kind: 'bus', day: busSearch.day },
    ),
  },
  // A night on a seat is called so, and saves no bed.
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Night bus SIM 405' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/hotel night/i);
  },
};
const closedDay = '2027-01-09';
export const NotYetSold: Story = {
  args: {
    search: { ...search, day: closedDay },
    list: listOf([trainRun('SIM 115', '20:10', 630, [planOf(fourBerth, three)], { day: closedDay, sale: 'notYet' })], {
      day: closedDay,
      opensAt: momentOf('2026-12-10'),
    }),
    tell: (
      <TellMe view={{ kind: 'writing', isAsking: false, faults: [], problem: null, focusAsked: 0 }} onAsk={() => {}} />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sold from Thu 10 Dec' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
  },
};
export const TellMeTold: Story = {
  args: { ...NotYetSold.args, tell: <TellMe view={{ kind: 'told' }} onAsk={() => {}} /> },
};
export const SaleOver: Story = {
  args: { list: listOf([trainRun('SIM 111', '06:30', 490, [planOf(fourBerth, three)], { sale: 'over' })]) },
};
/** An owner's own timetable is no sample. */
export const RealTimetable: Story = {
  args: { list: listOf(fiveTrains(three), { isSample: false }) },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent(/sample/i),
};
export const NothingOnThisDay: Story = { args: { list: listOf([]) } };
export const NoLine: Story = {
  args: { search: { ...search, from: 'isfahan', to: 'yazd' }, list: listOf([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/From Isfahan you can go to Tehran\./)).toBeVisible();
  },
};
export const NotRead: Story = { args: { list: null, problem: { code: 'unavailable', message: '' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
};

type FormStory = StoryObj<typeof RunFormScreen>;
const form = (args: Partial<Parameters<typeof RunFormScreen>[0]>): FormStory => ({
  render: () => <RunFormScreen {...{ search, towns, problems: {}, today: '2026-11-20' }} {...args} />,
});
export const Form = form({ search: { ...search, from: '', to: '', day: '', party: people({ women: 1, men: 1 }) } });
/** What was asked goes along to the other timetable. */
export const FormKeepsTowns: FormStory = {
  ...form({ search: { ...search, day: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bus' })).toHaveAttribute(
      'href',
      `/iran-transportation?kind=bus&from=${search.from}&to=${search.to}&day=&edit=1`,
    );
    await expect(canvas.getByRole('link', { name: 'CIP' })).toHaveAttribute('href', '/iran-transportation?kind=cip');
  },
};
export const FormOfBuses = form({ search: busSearch, towns: { ...towns, kind: 'bus' } });
export const FormRefused: FormStory = {
  ...form({
    search: { ...search, to: 'tehran', day: '2026-11-19', party: people({ children: 1 }) },
    problems: { to: 'same_place', day: 'date_in_past', women: 'required' },
  }),
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getAllByRole('link')).toHaveLength(3);
  },
};
export const NothingSold = form({ towns: null });

const asked = fn<(email: string) => void>();
export const TellMeAsks: StoryObj<typeof TellMe> = {
  render: () => (
    <TellMe view={{ kind: 'writing', isAsking: false, faults: [], problem: null, focusAsked: 0 }} onAsk={asked} />
  ),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    await userEvent.type(within(canvasElement).getByLabelText('E-mail for one message'), ' anna@demo.example ');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tell me when it opens' }));
    await expect(asked).toHaveBeenCalledWith('anna@demo.example');
  },
};
/** It refuses the first address, as the machine does, and is told the second. */
function TellMeAlive() {
  const [asked, setAsked] = useState(0);
  const faults = asked === 1 ? [{ field: 'email', code: 'email_invalid' as const }] : [];
  return (
    <TellMe
      view={
        asked > 1 ? { kind: 'told' } : { kind: 'writing', isAsking: false, faults, problem: null, focusAsked: asked }
      }
      onAsk={() => setAsked(asked + 1)}
    />
  );
}
export const TellMeRefused: StoryObj<typeof TellMe> = {
  render: () => <TellMeAlive />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail for one message');
    await userEvent.type(field, 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when it opens' }));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '@demo.example{Enter}');
    await expect(canvas.getByText(/^If this address has few such wishes/).closest('[tabindex]')).toHaveFocus();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
