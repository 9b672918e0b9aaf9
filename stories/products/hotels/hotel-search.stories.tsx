import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { hotelCities } from '#machines/hotels/hotel-booking/documents.ts';
import { search } from '#machines/hotels/hotel-booking/fixtures.ts';
import type { FoundPlace } from '#machines/hotels/place-search/types.ts';
import { StayFormHost } from './StayFormHost.tsx';

type Answer = (places: readonly FoundPlace[] | Error) => void;

/** A server that answers on command, by the text of the request. */
const waiting = new Map<string, Answer[]>();
const find = (text: string) =>
  new Promise<readonly FoundPlace[]>((resolve, reject) => {
    const answer: Answer = (places) => (places instanceof Error ? reject(places) : resolve(places));
    waiting.set(text, [...(waiting.get(text) ?? []), answer]);
  });
async function answerTo(text: string, places: readonly FoundPlace[] | Error) {
  await waitFor(() => expect(waiting.get(text)).toBeDefined());
  for (const answer of waiting.get(text) ?? []) answer(places);
  waiting.delete(text);
}
const placesOf = (id: string) => hotelCities.filter((city) => city.id === id);

const meta = {
  title: 'Screens/Hotel search',
  component: StayFormHost,
  args: {
    search,
    typed: '',
    problems: {},
    find,
    onSubmit: fn(),
  },
  beforeEach: () => waiting.clear(),
} satisfies Meta<typeof StayFormHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const where = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLInputElement>('combobox', { name: 'Where' });
const type = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** A late answer for an earlier text is ignored. */
export const LateAnswer: Story = {
  play: async ({ canvasElement }) => {
    const field = await where(canvasElement);
    await type(field, 'tehr');
    field.blur();
    await waitFor(() => expect(waiting.has('tehr')).toBe(true));
    await type(field, 'istan');
    await answerTo('tehr', placesOf('tehran'));
    await answerTo('istan', placesOf('istanbul'));
    await expect(await within(canvasElement).findByRole('option', { name: /Istanbul/ })).toBeVisible();
    await expect(field).toHaveValue('istan');
  },
};

/** Search waits for the place typed last. */
export const SearchAtOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await where(canvasElement);
    const go = within(canvasElement).getByRole('button', { name: 'Search hotels' });
    await type(field, 'istan');
    await userEvent.click(go);
    await waitFor(() => expect(go).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await answerTo('istan', placesOf('istanbul'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ destination: { type: 'city', id: 'istanbul', name_en: 'Istanbul' } }),
    );
    await expect(go).not.toHaveAttribute('aria-busy');
  },
};

/** A new arrival date keeps the number of nights. */
export const AnotherArrival: Story = {
  args: { search: { ...search, departing: '2026-12-09', returning: '2026-12-12' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A native date field until the calendar has loaded.
    await fireEvent.change(canvas.getByLabelText('Arrive'), { target: { value: '2026-12-15' } });
    await expect(canvas.getByLabelText('Leave')).toHaveValue('2026-12-18');
  },
};

/** A child has no default age: the search requires one. */
export const ChildWithoutAge: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Rooms and guests/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Children in room 1' }));
    await expect(canvas.getByRole('combobox', { name: 'Age of child 1 in room 1' })).toHaveValue('-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Search hotels' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(
      await canvas.findByText('Give the age of each child on the day you arrive, from 0 to 17.'),
    ).toBeVisible();
  },
};

/** The text matches no place: the old place is not searched instead. */
export const NoAnswer: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await where(canvasElement);
    await type(field, 'istan');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search hotels' }));
    await answerTo('istan', new TypeError('Failed to fetch'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('istan');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
