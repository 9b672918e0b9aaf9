import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import type { SoldWay } from '#domain/country/sold-way.ts';
import { DoorToDoor } from '#src/screens/transport/door-to-door/DoorToDoor.tsx';
import { dark, Narrow, rtl } from '../../support/Sheet.tsx';
import { bus, car, doors, OPENS_AT, plane, train, unsold } from './doors.ts';

const meta = {
  title: 'Transport/Door to door',
  component: DoorToDoor,
  args: doors([plane, train, bus, car]),
} satisfies Meta<typeof DoorToDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a screen reader reads of a row. */
const rows = (canvas: ReturnType<typeof within>): (string | null)[][] =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const without = (way: SoldWay, change: Partial<NonNullable<SoldWay['offer']>>): SoldWay => ({
  ...way,
  offer: way.offer && { ...way.offer, ...change },
});

export const FourWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The plane flies 1 h 30 and takes 4 h 45')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Ways from Tehran to Shiraz, Sat 5 Dec 2026' })).toBeVisible();
    await expect(rows(canvas)).toEqual([
      ['07:50', '12:35', '4 h 45', '€31.00', 'Flights'],
      ['16:30', 'Sun 07:30', '15 h', '€13.00', 'Trains'],
      ['19:30', 'Sun 07:45', '12 h 15', '€8.50', 'Buses'],
      ['08:00', '18:00', '10 h', '€221.00the car, up to 3', 'Car'],
    ]);
    // On a phone each price has its own label.
    await expect(canvas.getByRole('cell', { name: /^€221/ })).toHaveAttribute('data-l', 'The whole car');
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names[1]).toBe('Night trainSIM 141, 6-berthTehran railway stationA hotel night saved');
    // The drawing says the same as the table, and is no second one to a screen reader.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const SoldOut: Story = {
  args: doors([unsold('plane', 'soldOut'), train, unsold('bus', 'soldOut'), car]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From Tehran to Shiraz, door to door')).toBeVisible();
    await expect(rows(canvas)[0]).toEqual(['Sold out on that day', 'Flights']);
  },
};
export const NotOnSaleYet: Story = {
  args: doors([plane, unsold('train', 'notYet', { opensAt: OPENS_AT }), bus, car]),
  play: async ({ canvas }) => expect(rows(canvas)[1]?.[0]).toMatch(/^On sale from \w{3} \d+ \w{3}$/),
};
export const OnTheDay: Story = {
  args: doors([plane, unsold('train', 'over'), bus, unsold('car', 'byRequest')]),
  play: async ({ canvas }) =>
    expect(rows(canvas).map(([first]) => first)).toEqual([
      ...['07:50', 'No longer sold for that day', '19:30', 'So soon by request only'],
    ]),
};
export const OnOtherDays: Story = { args: doors([plane, unsold('train', 'notThatDay'), bus, car]) };
export const NoneBetweenThem: Story = {
  args: doors([plane, unsold('train', 'noWay'), unsold('bus', 'noWay'), unsold('car', 'noWay')]),
  play: async ({ canvas }) => {
    await expect(rows(canvas)[1]).toEqual(['No train of ours between the two', '']);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(/sample of ours/)).toBeNull();
  },
};
export const NothingSold: Story = {
  args: doors([unsold('plane', 'over'), unsold('train', 'over'), unsold('bus', 'over'), unsold('car', 'over')]),
  play: async ({ canvas }) => expect(canvas.getByText('Nothing is sold between the two on that day.')).toBeVisible(),
};
/** No source says how far it is from the airport: less is counted, and that is said. */
export const WayNotKnown: Story = {
  args: doors([plane, train, bus, car], 'Kish Island'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The plane flies/)).toBeNull();
    await expect(canvas.getByText(/so they are not counted/)).toBeVisible();
  },
};
export const LeftForWomen: Story = {
  args: doors([plane, without(train, { onlyFor: 'women' }), without(bus, { onlyFor: 'men' }), car]),
  play: async ({ canvas }) => expect(canvas.getByText('left for women only')).toBeVisible(),
};
/** Long names, a high price, two nights. */
export const Long: Story = {
  args: doors(
    [
      without(plane, { title: 'Aseman Airlines of the Islamic Republic EP 3743', price: euro(123_456) }),
      without(train, { arrivesAt: (train.offer?.arrivesAt ?? 0) + 86_400_000, nights: 2, price: euro(99_900) }),
      bus,
      car,
    ],
    'Bandar-e Mahshahr',
  ),
};
export const Phone: Story = {
  render: (args) => (
    <Narrow>
      <DoorToDoor {...args} />
    </Narrow>
  ),
};
export const Dark: Story = { ...dark };
export const Rtl: Story = { ...rtl };
