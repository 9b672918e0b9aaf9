import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { blogSearchViews, foundPosts } from '#machines/country/blog-search/fixtures.ts';
import type { components } from '#openapi/generated/types.ts';
import { BlogScreen } from '#src/screens/country/blog/BlogScreen.tsx';
import { BlogSearchScreen } from '#src/screens/country/blog/BlogSearchScreen.tsx';
import { PostScreen } from '#src/screens/country/blog/PostScreen.tsx';

type Post = components['schemas']['Post'];

const meta = { title: 'Screens/Blog' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);

const post: Post = {
  summary: { ...foundPosts.taxis, changed: '2026-12-01' },
  short: [
    [{ text: 'Agree on the price before the door closes.' }, { text: '1', source: 1 }],
    [{ text: 'A shared taxi leaves when it is full.' }],
  ],
  blocks: [
    { kind: 'heading', level: 2, id: 'shared', text: 'Shared taxis' },
    {
      kind: 'paragraph',
      line: [
        { text: 'Say ' },
        { text: 'دربست', isPersian: true },
        { text: ' if you want the ' },
        { text: 'whole car', isStrong: true },
        { text: '. From the airport see ' },
        { text: 'flights', href: '/iran-flight' },
        { text: '.' },
        { text: '2', source: 2 },
      ],
    },
    { kind: 'heading', level: 3, id: 'steps', text: 'Step by step' },
    { kind: 'list', isNumbered: true, items: [[{ text: 'Say where.' }], [{ text: 'Agree.' }], [{ text: 'Get in.' }]] },
    {
      kind: 'table',
      head: [[{ text: 'You hear' }], [{ text: 'You pay, in rial' }]],
      numbers: [false, true],
      rows: [
        [[{ text: 'Fifty' }], [{ text: '500,000' }]],
        [[{ text: 'Two hundred' }], [{ text: '2,000,000' }]],
      ],
    },
    { kind: 'note', isWarning: true, lines: [[{ text: 'We do not know the prices of today.' }]] },
    { kind: 'note', isWarning: false, lines: [[{ text: 'Keep the address in Persian on your phone.' }]] },
  ],
  sources: [
    { name: 'The rules of this site', about: 'what is sold', verdict: 'official', read: '2026-11-23' },
    { name: 'General knowledge, unsure', about: 'how taxis leave', verdict: 'unsure', read: '2026-11-23' },
  ],
  changes: [{ on: '2026-12-01', what: 'the table of prices' }],
  places: [
    { slug: 'tehran', name: 'Tehran', nameFa: 'تهران', line: 'Palaces, museums and cafés below the mountains.' },
  ],
  product: 'hotels',
  phrases: [{ fa: 'چند می‌شود؟', say: 'Chand mishavad?', en: 'How much is it?' }],
  next: [foundPosts.dates, foundPosts.trains],
};

const posts = [foundPosts.dates, foundPosts.long, foundPosts.taxis, foundPosts.trains];

export const List: Story = { render: () => <BlogScreen posts={posts} /> };
export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } };
export const ListEmpty: Story = {
  render: () => <BlogScreen posts={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is written yet' })).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const Page: Story = {
  render: () => <PostScreen post={post} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('دربست')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('link', { name: 'Source 2' })).toHaveAttribute('href', '#source-2');
    await expect(canvas.getAllByRole('listitem').find(({ id }) => id === 'source-2')).toHaveTextContent('Unsure');
  },
};
/** A phrase covers the screen in a native dialog, and closes again. */
export const SentenceFillsTheScreen: Story = {
  ...Page,
  play: async ({ canvasElement }) => {
    const [phrase] = post.phrases;
    if (!phrase) throw new Error('The post has a sentence');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Fill the screen: ${phrase.en}` }));
    const whole = canvas.getByRole('dialog', { name: phrase.en });
    await expect(whole).toBeVisible();
    await expect(whole.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await userEvent.click(within(whole).getByRole('button', { name: 'Close' }));
    await expect(whole).not.toBeVisible();
  },
};
export const PageOnAPhone: Story = { ...Page, globals: { viewport: { value: 'phone' } } };
/** A post without places, phrases and links, with words longer than a line. */
export const PageBare: Story = {
  render: () => (
    <PostScreen
      post={{
        ...post,
        summary: { ...foundPosts.long, title: LONG },
        blocks: [{ kind: 'paragraph', line: [{ text: LONG }] }],
        changes: [],
        places: [],
        product: 'none',
        phrases: [],
        next: [],
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};

export const SearchPersian: Story = {
  render: () => <BlogSearchScreen view={blogSearchViews.foundPersian} send={nothing} />,
};
export const SearchLong: Story = {
  render: () => <BlogSearchScreen view={blogSearchViews.foundLong} send={nothing} />,
  globals: { viewport: { value: 'phone' } },
};
