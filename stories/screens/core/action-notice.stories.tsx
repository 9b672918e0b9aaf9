import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

type HostProps = { readonly outcomes: readonly (string | null)[] };

/** A button with a sequence of results. */
function Host({ outcomes }: HostProps) {
  const [presses, setPresses] = useState(0);
  const outcome = outcomes[presses % outcomes.length] ?? null;
  return (
    <Stack gap={5}>
      <p>Before</p>
      <ActionNotice of={outcome}>
        <Status>{outcome ? <Note tone="stop">{outcome}</Note> : null}</Status>
      </ActionNotice>
      <Button onClick={() => setPresses((count) => count + 1)}>Try</Button>
    </Stack>
  );
}

const meta = { title: 'Screens/News of an action', component: Host } satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.textContent;

/** Takes no space while it is empty: the layout below does not move. */
export const Nothing: Story = {
  args: { outcomes: [null] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const above = canvas.getByText('Before').getBoundingClientRect();
    const below = canvas.getByRole('button').getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(canvas.getByText('Before').parentElement as Element).rowGap);
    await expect(Math.round(below.top - above.bottom)).toBe(Math.round(gap));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A result that was rendered with the page takes no focus. */
export const AlreadyThere: Story = {
  args: { outcomes: ['The bank said no.'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The bank said no.')).toBeVisible();
    await expect(focused()).not.toBe('The bank said no.');
  },
};

/**
 * Each result takes the focus and is announced; the next Tab continues after it. When it disappears, the focus stays in
 * place.
 */
export const EachOutcome: Story = {
  args: { outcomes: [null, 'The bank said no.', 'No answer.', null] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Try' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The bank said no.');
    await expect(focused()).toBe('The bank said no.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toBe('No answer.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(button).toHaveFocus();
  },
};
