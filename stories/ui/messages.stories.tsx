import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Columns, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, rtl, Sheet } from '../support/Sheet.tsx';

const meta = {
  title: 'UI/Messages',
  component: AlertBanner,
  args: {
    text: 'The price is lower now. You pay €90.00 instead of €95.00.',
    onClose: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof AlertBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const Notes = () => (
  <Sheet>
    <Note>
      <strong>Fill from the passport.</strong> Type or paste the two lines at the foot of the photo page.
    </Note>
    <Note tone="info">
      <strong>The price is lower now.</strong> You pay €90.00 instead of €95.00.
    </Note>
    <Note tone="warn" action={<Button size="s">Refresh prices</Button>}>
      <strong>These prices are 10 minutes old.</strong> They may have changed. Your filters and your place stay.
    </Note>
    <Note tone="stop" role="alert" action={<Button size="s">Try another way</Button>}>
      <strong>The bank said no.</strong> Your seats are still held until 20:17. Nothing was charged.
    </Note>
    <Note tone="done">
      <strong>Saved.</strong> Anna is in your travellers.
    </Note>
    <Narrow>
      <Note tone="warn" action={<Button size="s">Refresh prices</Button>}>
        {LONG_TEXT}
      </Note>
    </Narrow>
  </Sheet>
);
export const NoteTones: Story = { render: Notes };
export const NotesDark: Story = { render: Notes, ...dark };
export const NotesRtl: Story = { render: Notes, ...rtl };

export const Banner: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('alert'));
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/The price is lower now/));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const BannerStop: Story = { args: { kind: 'stop', text: LONG_TEXT }, ...dark };
export const BannerDone: Story = { args: { kind: 'done', text: 'Saved.' } };

const Small = () => (
  <Sheet>
    <Row>
      <Tag>To do</Tag>
      <Tag tone="accent">Best</Tag>
      <Tag tone="done" icon="check">
        Issued
      </Tag>
      <Tag tone="warn">3 seats left</Tag>
      <Tag tone="stop">Fix one thing</Tag>
      <Tag tone="line">Airline fare</Tag>
      <Tag tone="warn" onClick={fn()} aria-expanded={false}>
        Charter
      </Tag>
    </Row>
    <Row>
      <Chip isOn onChange={fn()}>
        Free cancellation
      </Chip>
      <Chip isOn={false} onChange={fn()}>
        Traditional house
      </Chip>
      <Badge code="QB" />
      <Badge code="EP" />
    </Row>
    <Hints
      hints={[
        { id: 'a', icon: 'clock', text: 'The check-in counter closes 40 minutes before departure.' },
        { id: 'b', icon: 'face', text: LONG_TEXT },
      ]}
    />
  </Sheet>
);
export const TagsChipsHints: Story = { render: Small };
export const TagsDark: Story = { render: Small, ...dark };

export const LoadingAndEmpty: Story = {
  render: () => (
    <Columns n={2}>
      <Skeleton rows={2} />
      <Empty
        title="No flight to Yazd on Friday"
        slug="yazd"
        actions={
          <>
            <Button>Remove the filter</Button>
            <Button>Sat 5 Dec, €78</Button>
          </>
        }
      >
        <p>Your filter “at least half back” hides 3 flights. Look a day later, or take the night train.</p>
      </Empty>
    </Columns>
  ),
};
