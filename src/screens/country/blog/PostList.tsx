import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/blog/Blog.module.css';
import type { PostSummary } from '#src/screens/country/blog/theme-words.ts';
import { Tile } from '#src/ui/Tile.tsx';

export type PostListProps = {
  readonly posts: readonly PostSummary[];
  /** Heading level of the titles: one below the heading above the list. */
  readonly level?: 2 | 3;
};

export const PostList = ({ posts, level = 3 }: PostListProps) => {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={css.posts}>
      {posts.map(({ slug, title, summary, picture, minutes }) => (
        <li key={slug}>
          <a href={pathTo.post(slug)}>
            <Tile slug={picture} />
            <Title className="strong">{title}</Title>
            <p>{summary}</p>
            <small>{m.blog_minutes({ minutes })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
};
