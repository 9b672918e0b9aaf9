import fs from 'node:fs';
import path from 'node:path';
import { PLACES, type Place } from '../../domain/country/places.ts';
import type { StoredPost } from '../../server/posts/post.ts';
import { postPicture } from '../../src/ui/tiles/posts.ts';
import { type Block, blocksOf, lineOf, MarkFault, type Run } from './blocks.ts';
import { PostFault, readFrontMatter } from './front-matter.ts';

const POSTS_FOLDER = 'src/content/posts';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Words per minute, for readers of English as a second language. */
const WORDS_A_MINUTE = 180;
const THEMES = ['before', 'land', 'road'];

/** All posts of a folder, by theme and then by title. Throws a PostFault. */
export function readPosts(folder = POSTS_FOLDER): StoredPost[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files
    .map((name) => readPost(path.posix.join(folder, name), fs.readFileSync(path.join(folder, name), 'utf8')))
    .sort(
      ({ summary: a }, { summary: b }) =>
        THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme) || a.title.localeCompare(b.title, 'en'),
    );
}

/** One post in stored form. Throws a PostFault with file, line and remedy. */
export function readPost(file: string, whole: string): StoredPost {
  const slug = path.posix.basename(file, '.md');
  if (!SLUG.test(slug) || slug === 'search')
    throw new PostFault(file, 1, 'name the file in small letters, digits and hyphens; "search" is a page of the site');
  const { data, body, linesAbove } = readFrontMatter(file, whole);
  const numbers = new Map(data.sources.map(({ id }, index) => [id, index + 1]));
  const read = <T>(text: string, above: number, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof MarkFault)) throw error;
      const before = text.slice(0, Math.max(0, text.indexOf(error.raw)));
      throw new PostFault(file, above + before.split('\n').length, error.message);
    }
  };
  const blocks = read(body, linesAbove, () => blocksOf(body, numbers));
  const short = data.short.map((sentence) => read(whole, 0, () => lineOf(sentence, numbers)));
  const text = [data.title, data.summary, ...short.map(textOf), ...blocks.flatMap(textsOf)].join('\n');
  const { title, summary, theme, subject, written } = data;
  const picture = postPicture(slug, subject);
  const changes = [...data.changed].sort((a, b) => (a.on < b.on ? 1 : -1));
  const minutes = Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
  return {
    summary: { slug, title, summary, theme, picture, minutes, written, changed: changes[0]?.on ?? null },
    short,
    blocks,
    sources: data.sources.map(({ name, about, verdict, read: day }) => ({ name, about, verdict, read: day })),
    changes,
    places: PLACES.filter(({ slug: place }) => data.places.includes(place)).map(shownPlace),
    product: data.product,
    phrases: data.phrases,
    words: `${data.search.fa} ${data.search.en}`,
    text,
  };
}

const shownPlace = ({ slug, name, nameFa, line }: Place) => ({ slug, name, nameFa, line });

export const textOf = (line: readonly Run[]): string =>
  line
    .filter(({ source }) => source === undefined)
    .map(({ text }) => text)
    .join('');

export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [textOf(block.line)];
    case 'heading':
      return [block.text];
    case 'list':
      return block.items.map(textOf);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' '));
    case 'note':
      return block.lines.map(textOf);
  }
}

/** Writes the posts for the server. Not committed: generated from the posts' files. */
export function writePosts(): void {
  const text = [
    '// Written by `npm run generate` from src/content/posts.',
    "import type { StoredPost } from '#server/posts/post.ts';",
    '',
    `export const posts: readonly StoredPost[] = ${JSON.stringify(readPosts(), null, 1)};`,
    '',
  ].join('\n');
  fs.writeFileSync('server/posts/posts.gen.ts', text);
}
