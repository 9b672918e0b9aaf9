import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Segments } from '#src/ui/Segments.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Counter } from '#src/ui/search/Counter.tsx';
import { TabNav, Tabs, tabPanelProps } from '#src/ui/Tabs.tsx';
import { dark, Narrow, rtl, Sheet } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Choices',
  component: Counter,
  args: { label: 'Adults', hint: '12 and over', value: 1, min: 1, max: 9, onChange: fn() },
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

function All() {
  const [tab, setTab] = useState<'flights' | 'hotels' | 'tours'>('flights');
  const [sort, setSort] = useState<'best' | 'price' | 'leaves'>('best');
  return (
    <Sheet>
      <Tabs
        label="What to search"
        idPrefix="t"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'flights', label: 'Flights', icon: 'plane' },
          { id: 'hotels', label: 'Hotels', icon: 'bed' },
          { id: 'tours', label: 'Tours', icon: 'map' },
        ]}
      />
      <div {...tabPanelProps('t', tab)}>{tab}</div>
      <TabNav label="Account">
        <a href="#orders" aria-current="page">
          Orders
        </a>
        <a href="#travellers">Travellers</a>
      </TabNav>
      <Segments
        label="Sort by"
        name="sort"
        value={sort}
        onChange={setSort}
        options={[
          { value: 'best', label: 'Best' },
          { value: 'price', label: 'Price' },
          { value: 'leaves', label: 'Leaves' },
        ]}
      />
      <Steps
        steps={[
          { id: 'a', label: <a href="#flight">Flight</a>, state: 'done' },
          { id: 'b', label: 'Travellers', state: 'current' },
          { id: 'c', label: 'Review and pay', state: 'next' },
          { id: 'd', label: 'Tickets', state: 'next' },
        ]}
      />
    </Sheet>
  );
}
export const TabsSegmentsSteps: Story = { render: All };
export const Dark: Story = { render: All, ...dark };
export const Rtl: Story = { render: All, ...rtl };
export const ArrowsMoveTabs: Story = {
  render: All,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Flights' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Tours' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('tours'));
  },
};
export const AtItsLeast: Story = {
  render: (args) => (
    <Narrow>
      <Counter {...args} />
      <Counter {...args} value={9} label="Children" hint="2 to 11 on each flight day, as long as it lasts" />
    </Narrow>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Adults' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Adults' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};
