import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CARD } from '#domain/core/testing/picture-rules.ts';
import { uploadViews } from '#machines/core/upload/fixtures.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { PictureStudio, type PictureStudioProps } from '#src/screens/core/picture/PictureStudio.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

// A driving licence for a car that nobody rents: the studio with other rules and words than the visa's.
const look: PictureStudioProps['look'] = {
  rules: CARD,
  words: {
    label: () => 'Driving licence',
    hint: () => 'The side with your name.',
    guide: () => 'The window holds the licence and nothing else.',
    seen: () => 'What the garage sees',
    stored: () => 'The licence is stored. Only you and the garage see it.',
    light: () => 'All letters can be seen',
    sharp: () => 'All letters can be read',
  },
  fieldId: 'licence',
};

const source = { width: 1200, height: 900 };
const opened = { source, crop: { x: 0, y: 72, width: 1200, height: 756 }, turns: 0 } as const;
const copy = { width: 1200, height: 756, bytes: 48_000 };
const cropped: UploadView = { ...uploadViews.cropped, pictureKind: 'licence', opened, copy };
const heavy: UploadView = { ...uploadViews.refused, pictureKind: 'licence', opened, copy, reasons: ['tooHeavy'] };

const Licence = ({ view }: { readonly view: UploadView }) => (
  <Section isTight>
    <Wrap>
      <PictureStudio
        look={look}
        samples={<p>A good licence is flat and whole.</p>}
        unmeasured={null}
        view={view}
        preview={null}
        error={undefined}
        onFile={() => {}}
        send={() => {}}
      />
    </Wrap>
  </Section>
);

const meta = {
  title: 'Screens/Picture of another product',
  component: Licence,
  parameters: { layout: 'fullscreen' },
  args: { view: cropped },
} satisfies Meta<typeof Licence>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own needs are said, nothing about a face or a background, and no word of the visa. */
export const Good: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Met')).toHaveLength(5);
    await expect(page.getByText('Between 2 and 60 kB')).toBeVisible();
    await expect(page.getByText('At least 300 × 200 pixels')).toBeVisible();
    await expect(page.getByText('On its side')).toBeVisible();
    await expect(page.queryByText(/visa|ministry|passport|face|chin/i)).toBeNull();
  },
};

export const TooHeavy: Story = {
  args: { view: heavy },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('The picture is larger than 60 kB. Make the window smaller.'),
    ).toBeVisible();
  },
};
