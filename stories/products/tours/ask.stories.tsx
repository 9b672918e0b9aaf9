import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { wishOf } from '#domain/tours/wish.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { tourAskViews } from '#machines/tours/tour-ask/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { TourAskScreen } from '#src/screens/tours/ask/TourAskScreen.tsx';
import { askable, byRequest, full, held } from './ask.ts';
import { ASKED_DAY } from './asked.ts';
import { LONG, tour } from './tour.ts';

const dataOf = (of: components['schemas']['Tour'], search: Record<string, unknown> = {}) => ({
  ...{ tour: of, now: NOW, accountEmail: null },
  wish: wishOf(search, of),
  isWaiting: Boolean(search.departure),
});

const meta = {
  title: 'Tours/Asking',
  component: TourAskScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: tourAskViews.writing, data: dataOf(askable), loginHref: '/login', send: fn() },
} satisfies Meta<typeof TourAskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A party of four pays the step of four; the answer goes to the address. */
export const PrivateDates: Story = {
  args: { data: dataOf(askable, { day: ASKED_DAY, adults: 4 }) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('your party is 4 people');
    await userEvent.type(canvas.getByLabelText('E-mail for the answer'), 'anna@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for these dates' }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'wish.ask', email: 'anna@example.org' }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('12 and older'), '5');
    await expect(args.send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'wish.change',
        wish: expect.objectContaining({
          people: { adults: 5, children: 0, infants: 0 },
          rooms: { double: 2, twin: 0, own: 1, shared: 0 },
        }),
      }),
    );
  },
};
export const WithoutADay: Story = {
  args: { view: { ...tourAskViews.invalid, faults: [{ field: 'day', code: 'required' }] } },
};
export const TooSoon: Story = { args: { data: dataOf(askable, { day: '2026-11-28' }) } };
export const TooMany: Story = { args: { data: dataOf(askable, { day: ASKED_DAY, adults: 15, children: 4 }) } };
export const RoomsDoNotFit: Story = { args: { data: dataOf(askable, { day: ASKED_DAY, adults: 3, double: 1 }) } };
export const DayByRequest: Story = { args: { data: dataOf(byRequest) } };
export const Waiting: Story = {
  args: { data: dataOf(full, { departure: 'CL-20270410' }) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('3 people wait already.'),
};
export const WaitingWithoutAnAddress: Story = {
  args: { view: tourAskViews.invalid, data: dataOf(full, { departure: 'CL-20270410' }) },
};
/** The sale of this departure has ended: nothing else is asked for in its place. */
export const NotSoldAnyMore: Story = {
  args: { data: dataOf(full, { departure: 'CL-20260410' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This departure is not sold any more.');
    await expect(canvas.queryByRole('button', { name: 'Ask for these dates' })).toBeNull();
  },
};
export const PlacesAreBack: Story = {
  args: { data: dataOf({ ...tour, asked: askable.asked }, { departure: 'CL-20270410' }) },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Book them' })).toBeTruthy(),
};
/** Others hold the last places for minutes: no list is opened for these. */
export const LastPlacesAreHeld: Story = {
  args: { data: dataOf(held, { departure: 'CL-20270410' }) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Others hold the last places for some minutes.'),
};
/** Asked again for other people: the open question is a click away. */
export const AskedAlready: Story = {
  args: { view: tourAskViews.already, data: dataOf(full, { departure: 'CL-20270410', adults: 3 }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open your question' });
    await expect(link.getAttribute('href')).toBe(`/iran-tours/ask/${INQUIRY_ID}`);
  },
};
export const SignedIn: Story = { args: { data: { ...dataOf(askable), accountEmail: 'anna.keller@example.org' } } };
export const Asking: Story = { args: { view: tourAskViews.asking } };
export const Refused: Story = { args: { view: tourAskViews.refused } };
export const NotAskedFor: Story = { args: { data: dataOf({ ...tour, asked: null }) } };
export const LongTexts: Story = { args: { data: dataOf({ ...LONG, asked: askable.asked }) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowWaiting: Story = {
  args: { data: dataOf(full, { departure: 'CL-20270410' }) },
  globals: { viewport: { value: 'phone' } },
};
