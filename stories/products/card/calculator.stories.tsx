import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RATES } from '#domain/core/rates.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { CalculatorScreen, type CalculatorScreenProps } from '#src/screens/card/calculator/CalculatorScreen.tsx';
import { frozenClock, NOW, TODAY } from '../../support/clock.ts';

/** Keeps what is typed, as the page does. */
function Calculator(props: CalculatorScreenProps) {
  const [load, setLoad] = useState(props.load);
  const [said, setSaid] = useState(props.said);
  return <CalculatorScreen {...props} load={load} onLoad={setLoad} said={said} onSaid={setSaid} />;
}

const meta = {
  title: 'products/card/Calculator',
  component: Calculator,
  parameters: { layout: 'fullscreen' },
  args: {
    load: { amount: '300.00', currency: 'EUR' },
    onLoad: () => {},
    said: { said: '50', about: 'meal' },
    onSaid: () => {},
    rates: RATES,
    heldUntil: NOW + 9 * MINUTE_MS,
    isOverdue: false,
    isRenewed: false,
    today: TODAY,
    ways: ['hotel', 'europe', 'turkey_gulf_caucasus', 'asia_pacific', 'africa_latin_america'],
    clock: frozenClock,
  },
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Euro: Story = {
  play: ({ canvasElement }) => {
    expect(canvasElement.textContent).toContain('83,518,650');
    expect(canvasElement.textContent).toContain('835,186,500 rials');
    expect(canvasElement.textContent).toContain('−€21.00');
  },
};
export const Dollar: Story = {
  args: { load: { amount: '500', currency: 'USD' } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('124,341,000'),
};
export const TooLittle: Story = {
  args: { load: { amount: '20', currency: 'EUR' } },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('Load at least €50.00'),
};
export const TooMuch: Story = { args: { load: { amount: '9,000', currency: 'EUR' } } };
export const NothingTyped: Story = {
  args: { load: { amount: '', currency: 'EUR' }, said: { said: '', about: 'meal' } },
};
export const RateRenewed: Story = { args: { isRenewed: true } };
export const RateOverdue: Story = { args: { isOverdue: true } };
export const RateEnded: Story = { args: { heldUntil: NOW } };
export const NotHeld: Story = { args: { heldUntil: null } };
export const WithDesk: Story = { args: { ways: ['desk', 'hotel', 'europe'] } };
export const SaidACarpet: Story = { args: { said: { said: '85', about: 'dear' } } };
