import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { quoteLoad } from '#domain/card/load.ts';
import { euro } from '#domain/core/money.ts';
import { RATES } from '#domain/core/rates.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import { WishScreen, type WishScreenProps } from '#src/screens/card/wish/WishScreen.tsx';
import { EMPTY_WISH } from '#src/screens/card/wish/wish-draft.ts';
import { frozenClock, NOW, TODAY } from '../../support/clock.ts';
import { spentCard } from './card.ts';

/** Keeps what is typed, as the page does. */
function Wish(props: WishScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  return <WishScreen {...props} draft={draft} onDraft={(change) => setDraft(change)} />;
}

type Asking = Extract<CardOrderView, { kind: 'asking' }>;
const amount = euro(300_00);
const held: Asking = {
  kind: 'asking',
  quote: {
    kind: 'held',
    quote: { rates: { on: RATES.on, ...RATES.rials }, until: NOW + 9 * MINUTE_MS, quote: 'signed' },
    amount,
    load: quoteLoad(amount, RATES),
    loadBefore: null,
    refused: null,
    problem: null,
  },
  ...{ isHolding: false, isSupplierSlow: false, problem: null, faults: [], focusAsked: 0, held: null },
};
const earlier = { on: '2026-10-08', rials: { EUR: 3_050_000, USD: 2_700_000 } };
const draft = {
  ...EMPTY_WISH,
  arrival: { day: '12', month: '12', year: '2026' },
  hotel: 'Zandiyeh Hotel',
  city: 'Shiraz',
};

const meta = {
  title: 'products/card/Arrival, delivery and load',
  component: Wish,
  parameters: { layout: 'fullscreen' },
  args: {
    view: held,
    draft,
    onDraft: () => {},
    of: { kind: 'new' },
    rates: RATES,
    ways: ['desk', 'hotel', 'europe', 'turkey_gulf_caucasus', 'asia_pacific', 'africa_latin_america'],
    stays: [{ orderId: spentCard.orderId, hotel: 'Zandiyeh Hotel', city: 'Shiraz', from: '2026-12-12' }],
    today: TODAY,
    clock: frozenClock,
    send: () => {},
  },
} satisfies Meta<typeof Wish>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAHotel: Story = {
  play: ({ canvasElement }) => {
    expect(canvasElement.textContent).toContain('€326.00');
    // A home that is reached after one has left cannot be chosen.
    expect(canvasElement.querySelector<HTMLInputElement>('input[value="africa_latin_america"]')?.disabled).toBe(true);
  },
};
export const NothingTyped: Story = { args: { draft: EMPTY_WISH, stays: [] } };
export const Faulty: Story = {
  args: {
    draft: { ...EMPTY_WISH, amount: '20' },
    view: {
      ...held,
      faults: [
        { field: 'arrival', code: 'required' },
        { field: 'delivery', code: 'place_unknown' },
        { field: 'load', code: 'load_too_little' },
      ] as Asking['faults'],
    },
  },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('Load at least €50.00'),
};
export const RateMoved: Story = {
  args: { view: { ...held, quote: { ...held.quote, loadBefore: quoteLoad(amount, earlier) } } },
  play: ({ canvasElement }) => {
    expect(canvasElement.textContent).toContain('85,095,000 toman');
    expect(canvasElement.textContent).toContain('83,518,650 toman');
  },
};
export const RateFailed: Story = {
  args: {
    view: {
      ...held,
      quote: { ...held.quote, kind: 'failed', quote: null, load: null, problem: { code: 'unavailable', message: '' } },
    },
  },
};
export const Holding: Story = { args: { view: { ...held, isHolding: true, isSupplierSlow: true } } };
export const Refused: Story = {
  args: { view: { ...held, problem: { code: 'offer_expired', message: 'The quote has ended' } } },
};
export const ToADesk: Story = { args: { draft: { ...draft, to: 'desk' } } };
export const Home: Story = {
  args: { draft: { ...draft, to: 'europe', arrival: { day: '12', month: '02', year: '2027' } } },
};
export const LongNames: Story = {
  args: {
    draft: { ...draft, hotel: 'Traditional Guesthouse of the Hundred-and-One Nightingales beside the Old Bazaar' },
    stays: [
      {
        orderId: spentCard.orderId,
        hotel: 'Traditional Guesthouse of the Hundred-and-One Nightingales beside the Old Bazaar',
        city: 'Khorramabad',
        from: '2026-12-12',
      },
    ],
  },
};
export const Load: Story = {
  args: { of: { kind: 'load', card: spentCard }, draft: { ...draft, amount: '200' } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('On the card now'),
};
export const PaidReplacement: Story = {
  args: {
    of: {
      kind: 'replacement',
      card: { ...spentCard, replacement: { price: euro(20_00), nextFreeOn: '2027-11-20' } },
    },
  },
};
