import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/money.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { ResultsScreen, type ResultsScreenProps } from '#src/screens/results/ResultsScreen.tsx';
import {
  availabilityOf,
  longest,
  NOW,
  offersOf,
  type ResultsView,
  returnSearch,
  search,
  stillClock,
  viewOf,
} from '../support/flight-results.ts';
import { SearchFormHost } from '../support/SearchFormHost.tsx';

/** Keeps the filters, as the address does. */
function Host(props: Omit<ResultsScreenProps, 'onAddress' | 'form' | 'clock'>) {
  const [address, setAddress] = useState(props.address);
  const form = <SearchFormHost search={props.view.search} />;
  return <ResultsScreen {...props} address={address} onAddress={setAddress} clock={stillClock} form={form} />;
}

const meta = {
  title: 'screens/results',
  component: Host,
  args: {
    view: viewOf(search),
    availability: availabilityOf(search),
    address: {},
    send: fn(),
    holdHref: '/flights/THR-SYZ?step=passengers',
  },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = viewOf(search).results as Extract<ResultsView['results'], { kind: 'shown' }>;
const [wayOut = null, , charterOut = null] = offersOf(returnSearch, returnSearch.departing);
const session = {
  kind: 'running' as const,
  phase: 'calm' as const,
  deadlineAt: NOW + 18 * MINUTE_MS,
  canExtend: true,
  isExtending: false,
  problem: null,
};

export const OneWay: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7 flights')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select Qeshm Air QB 1213, 10:20' }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'offer.choose' }));
  },
};
export const OnePerson: Story = {
  args: {
    view: viewOf({ ...search, adult: 1, child: 0 }),
    availability: availabilityOf({ ...search, adult: 1, child: 0 }),
  },
};
export const NineTravellers: Story = {
  args: {
    view: viewOf({ ...search, adult: 4, child: 3, infant: 2 }),
    availability: availabilityOf({ ...search, adult: 4, child: 3, infant: 2 }),
  },
};
export const LongNames: Story = {
  args: (() => {
    const asked = { ...search, origin: longest[0]?.code ?? '', destination: 'IKA' };
    return { view: viewOf(asked), availability: availabilityOf(asked) };
  })(),
};
export const Forty: Story = {
  args: { availability: availabilityOf(search, 40) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all 40' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
    await expect(document.activeElement?.tagName).toBe('LI');
  },
};
export const Loading: Story = {
  args: { availability: null, view: viewOf(search, { results: { kind: 'loading' } }) },
};
export const Failed: Story = {
  args: {
    availability: null,
    view: viewOf(search, { results: { kind: 'failed', problem: { code: 'unavailable', message: 'no answer' } } }),
  },
};
export const Stale: Story = { args: { view: viewOf(search, { results: { ...shown, isStale: true } }) } };
export const Refreshing: Story = {
  args: { view: viewOf(search, { results: { ...shown, isStale: true, isRefreshing: true } }) },
};
export const RefreshFailed: Story = {
  args: {
    view: viewOf(search, {
      results: { ...shown, isStale: true, problem: { code: 'unavailable', message: 'no answer' } },
    }),
  },
};
export const Filtered: Story = {
  args: { address: { kind: 'systemic', time: ['morning', 'afternoon'], sort: 'price' } },
};
export const FilterHidesAll: Story = {
  args: { address: { back: 'half', airline: ['ZV'], time: ['morning'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter' }));
    await expect(canvas.getByText('7 flights')).toBeVisible();
  },
};
export const NoSeats: Story = { args: { availability: availabilityOf(search, 0) } };
export const WayOut: Story = { args: { view: viewOf(returnSearch), availability: availabilityOf(returnSearch) } };
export const WayBack: Story = {
  args: {
    view: viewOf(returnSearch, { path: 'returning', selectedAvailables: { departing: wayOut, returning: null } }),
    availability: availabilityOf(returnSearch),
  },
};
export const WayBackAfterCharter: Story = {
  args: {
    view: viewOf(returnSearch, { path: 'returning', selectedAvailables: { departing: charterOut, returning: null } }),
    availability: availabilityOf(returnSearch),
  },
};
export const SameDayReturn: Story = {
  args: (() => {
    const asked = { ...returnSearch, returning: returnSearch.departing };
    return {
      view: viewOf(asked, { path: 'returning' as const, selectedAvailables: { departing: wayOut, returning: null } }),
      availability: availabilityOf(asked),
    };
  })(),
};
export const Holding: Story = {
  args: { view: viewOf(search, { isHolding: true, selectedAvailables: { departing: wayOut, returning: null } }) },
};
export const PriceUp: Story = {
  args: {
    view: viewOf(search, {
      isPriceChanged: true,
      problem: { code: 'price_changed', message: '', price: { old: euro(9500), new: euro(10100) } },
    }),
  },
};
export const PriceDown: Story = {
  args: {
    view: viewOf(search, {
      isPriceChanged: true,
      problem: { code: 'price_changed', message: '', price: { old: euro(9500), new: euro(9000) } },
    }),
  },
};
export const SoldOut: Story = {
  args: {
    address: { kind: 'systemic' },
    view: viewOf(search, {
      problem: {
        code: 'sold_out',
        message: '',
        leg: 'departing',
        alternatives: offersOf(search, search.departing).slice(1, 4),
      },
    }),
  },
};
export const OfferExpired: Story = {
  args: { view: viewOf(search, { problem: { code: 'offer_expired', message: '' } }) },
};
export const HeldElsewhere: Story = {
  args: { view: viewOf(search, { held: { orderId: '7d1f0c3e-0000-4000-8000-000000000001', session } }) },
};
export const HeldForFourMinutes: Story = {
  args: {
    view: viewOf(search, {
      held: {
        orderId: '7d1f0c3e-0000-4000-8000-000000000001',
        session: { ...session, phase: 'closing', deadlineAt: NOW + HOUR_MS / 15 },
      },
    }),
  },
};
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
