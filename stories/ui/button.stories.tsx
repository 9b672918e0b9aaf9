import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, rtl, Sheet } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Search flights', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const All = () => (
  <Sheet>
    <Row>
      <Button kind="primary">Search flights</Button>
      <Button>Select</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="stop">Cancel and get €66.50 back</Button>
      <Button kind="link">Change</Button>
      <a {...buttonLook({ kind: 'primary' })} href="#top">
        Flights to Shiraz
      </a>
    </Row>
    <Row>
      <Button kind="primary" size="l" icon="lock">
        Pay €95.00
      </Button>
      <Button kind="primary" isBusy>
        Paying
      </Button>
      <Button aria-disabled>Not yet</Button>
      <Button disabled>Off</Button>
      <Button size="s" icon="edit">
        Edit
      </Button>
      <Button isIcon icon="swap" aria-label="Swap" />
      <Button size="s" isIcon icon="minus" aria-label="Less" />
    </Row>
    <Narrow>
      <Button kind="primary" isWide>
        {LONG_TEXT}
      </Button>
    </Narrow>
  </Sheet>
);

export const Kinds: Story = { render: All };
export const Dark: Story = { render: All, ...dark };
export const Rtl: Story = { render: All, ...rtl };
/** A double click presses what the first click brought, while React still draws it: that press moves no focus. Words can be selected. */
export const DoubleClickMovesNoFocus: Story = {
  render: function TwoLegs() {
    const [isBack, setBack] = useState(false);
    return isBack ? <p>Choose the way back</p> : <Button onClick={() => setBack(true)}>Select</Button>;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Select' });
    const movesFocus = (target: Element, detail: number) => fireEvent.mouseDown(target, { detail });
    await expect(movesFocus(button, 1)).toBe(true);
    await userEvent.click(button);
    const next = await page.findByText('Choose the way back');
    await expect(movesFocus(next, 2)).toBe(false);
    await expect([movesFocus(next, 1), movesFocus(next, 2)]).toEqual([true, true]);
  },
};
/** The button is disabled during a submit and gets its focus back afterwards. */
export const SubmitIsDisabled: Story = {
  render: function Sending() {
    const [isBusy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
        }}
      >
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
        <p onPointerDown={() => setBusy(false)}>The answer</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Send' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    page.getByText('The answer').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).toHaveFocus();
  },
};

export const BusySwallowsClicks: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
