import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { TourScreen } from '#src/screens/tours/tour/TourScreen.tsx';
import type { Tour, TourDeparture, TourView } from '#src/screens/tours/tour/tour-props.ts';
import { dayTour, LONG, tour } from './tour.ts';

const QUIET: TourView = { isHolding: false, isSupplierSlow: false, isPriceChanged: false, problem: null };

const meta = {
  title: 'Tours/The page of a tour',
  component: TourScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: QUIET, data: { tour, url: {}, now: NOW }, send: fn() },
} satisfies Meta<typeof TourScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tour with this at its only departure. */
const withDeparture = (change: Partial<TourDeparture>): Tour => ({
  ...tour,
  card: { ...tour.card, departures: tour.card.departures.slice(0, 1).map((one) => ({ ...one, ...change })) },
});
const dataOf = (shown: Tour, url = {}) => ({ tour: shown, url, now: NOW });
const textOf = (canvas: HTMLElement) => canvas.textContent;

export const Certain: Story = {
  play: async ({ canvas, args }) => {
    await canvas.getAllByRole('button', { name: 'Book for 2' })[0]?.click();
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'choice.book', shownTotal: euro(151_200) }),
    );
  },
};
export const NotCertain: Story = {
  args: { data: dataOf(withDeparture({ isCertain: false, taken: 0, left: 14 })) },
  play: ({ canvasElement }) => expect(textOf(canvasElement)).toContain('Runs with you'),
};
export const Full: Story = {
  args: { data: dataOf(withDeparture({ taken: 14, left: 0 }), { departure: 'CL-20270410' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(textOf(canvasElement)).toContain('This departure is full.');
    await expect(textOf(canvasElement)).not.toContain('0 places');
    const bar = canvasElement.querySelector<HTMLElement>('[class*="paybar"]');
    await expect(bar?.textContent).toBe('FullWait for it');
    await expect(canvas.queryByText('Deposit')).toBeNull();
    await expect(canvas.queryAllByRole('button', { name: /^Book/ })).toHaveLength(0);
    const waits = canvas.getAllByText('Wait for it', { selector: 'a' });
    await expect(waits).toHaveLength(3);
    for (const one of waits) await expect(one.getAttribute('href')).toContain('departure=CL-20270410');
  },
};
/** The last places are held for minutes alone: nobody waits for these. */
export const LastPlacesAreHeld: Story = {
  args: { data: dataOf(withDeparture({ taken: 12, left: 0, isHeld: true }), { departure: 'CL-20270410' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(textOf(canvasElement)).toContain('Others hold the last places for some minutes.');
    await expect(canvas.queryAllByText('Wait for it', { selector: 'a' })).toHaveLength(0);
    await expect(canvas.queryAllByRole('button', { name: /^Book/ })).toHaveLength(0);
  },
};
export const TooFewPlaces: Story = {
  args: { data: dataOf(withDeparture({ taken: 11, left: 1 }), { departure: 'CL-20270410' }) },
  play: ({ canvasElement }) =>
    expect(textOf(canvasElement)).toMatch(/11 of 14 taken, 1 left.*This departure has only 1 place left/s),
};
export const OverAshura: Story = {
  args: {
    data: dataOf(
      withDeparture({
        marks: [
          { date: '2027-04-10', name: 'Tasua', museumsClosed: true, isExact: false },
          { date: '2027-04-11', name: 'Ashura', museumsClosed: true, isExact: false },
          { date: '2027-04-11', name: 'A day nobody knows', museumsClosed: null, isExact: true },
        ],
      }),
    ),
  },
  play: ({ canvasElement }) => expect(textOf(canvasElement)).toContain('Ashura. Museums and monuments are closed.'),
};
export const NoDeparture: Story = {
  args: { data: dataOf({ ...tour, card: { ...tour.card, departures: [] } }) },
  play: ({ canvasElement }) => expect(textOf(canvasElement)).toContain('No departure is on sale now'),
};
export const GoneDeparture: Story = { args: { data: dataOf(tour, { departure: 'CL-20270327' }) } };
export const AFamily: Story = {
  args: { data: dataOf(tour, { adults: 2, children: 1, infants: 1, own: 0, double: 1 }) },
};
export const RoomsDoNotFit: Story = { args: { data: dataOf(tour, { adults: 3, double: 1 }) } };
export const TooManyPeople: Story = { args: { data: dataOf(tour, { adults: 9, children: 4 }) } };
export const Alone: Story = { args: { data: dataOf(tour, { adults: 1, own: 1 }) } };
export const HighMountain: Story = {
  args: { data: dataOf({ ...tour, highest: 5610 }) },
  play: ({ canvasElement }) => expect(textOf(canvasElement)).toContain('5610 m'),
};
export const Late: Story = {
  args: { data: dataOf(withDeparture({ start: '2026-12-14', end: '2026-12-21' })) },
  play: ({ canvasElement }) => expect(textOf(canvasElement)).toContain('Too soon for a US, UK or Canadian passport'),
};
export const DayTour: Story = { args: { data: dataOf(dayTour) } };
export const DayTourWithoutADay: Story = {
  args: { data: dataOf(dayTour), send: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book for 2' }));
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await expect(canvas.getByLabelText('Day')).toHaveAccessibleDescription(
      'Every day but Friday: choose one. Choose the day.',
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const DayTourWithADay: Story = {
  args: { data: dataOf(dayTour, { day: '2027-01-16', adults: 4, language: 'German' }) },
};
export const ByRequest: Story = {
  args: { data: dataOf({ ...dayTour, card: { ...dayTour.card, isAsked: true } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toBeNull();
    const link = canvasElement.querySelector('[class*="paybar"] a');
    await expect(link?.textContent).toBe('Ask for a day');
    await expect(link?.getAttribute('href')).toContain('/iran-tours/ask?tour=');
  },
};
/** An offer that is held goes on above the choice: the bar leads there. */
export const ByRequestHeld: Story = {
  args: { data: dataOf({ ...dayTour, card: { ...dayTour.card, isAsked: true } }), hold: <p>Held</p> },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[class*="paybar"] a')?.getAttribute('href')).toBe('#book'),
};
export const Holding: Story = { args: { view: { ...QUIET, isHolding: true, isSupplierSlow: true } } };
export const SoldOut: Story = {
  args: { view: { ...QUIET, problem: { code: 'sold_out', message: '' } } },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[data-c="warn"]')).not.toBeNull(),
};
export const PriceChanged: Story = {
  args: {
    view: {
      ...QUIET,
      isPriceChanged: true,
      problem: { code: 'price_changed', message: '', price: { old: euro(124_000), new: euro(151_200) } },
    },
  },
};
export const LongTexts: Story = { args: { data: dataOf(LONG) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowLongTexts: Story = { args: { data: dataOf(LONG) }, globals: { viewport: { value: 'phone' } } };
