import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/blog/Blog.module.css';
import { PostList } from '#src/screens/country/blog/PostList.tsx';
import { SearchBox } from '#src/screens/country/blog/SearchBox.tsx';
import { type PostSummary, THEMES } from '#src/screens/country/blog/theme-words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type BlogScreenProps = { readonly posts: readonly PostSummary[] };

/** `/blog`: all posts by theme; the first post is the recommended start. */
export const BlogScreen = ({ posts }: BlogScreenProps) => {
  const [first, ...others] = posts;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={7}>
          <Stack as="header" gap={4}>
            <Breadcrumbs above={[{ href: pathTo.home(), text: m.visa_crumb_home() }]} here={m.blog_name()} />
            <h1>{m.blog_title()}</h1>
            <p className={css.lede}>{m.blog_lede()}</p>
            {first ? <SearchBox /> : null}
            {first ? <p className="small quiet">{m.blog_search_languages()}</p> : null}
          </Stack>
          {first ? <Lead post={first} /> : <Empty title={m.blog_empty()}>{m.blog_empty_text()}</Empty>}
          {THEMES.map(({ id, text }) => ({ id, text, own: others.filter(({ theme }) => theme === id) }))
            .filter(({ own }) => own.length > 0)
            .map(({ id, text, own }) => (
              <section key={id} className={css.theme}>
                <h2>{text()}</h2>
                <PostList posts={own} />
              </section>
            ))}
          {first ? (
            <p className="small">
              {/* A file: the browser or a feed reader opens it, not the router. */}
              <a href={pathTo.blogFeed()} type="application/atom+xml" target="_blank" rel="noopener">
                {m.blog_feed()}
              </a>
            </p>
          ) : null}
        </Stack>
      </Wrap>
    </Section>
  );
};

const Lead = ({
  post: { slug, title, summary, picture, minutes, written, changed },
}: {
  readonly post: PostSummary;
}) => (
  <a className={css.lead} href={pathTo.post(slug)}>
    <Tile slug={picture} shape="facade" isEager />
    <Stack gap={3}>
      <p className="small">{m.blog_read_first()}</p>
      <h2>{title}</h2>
      <p>{summary}</p>
      <p className="small">
        {m.blog_minutes({ minutes })}.{' '}
        {changed ? m.blog_changed({ day: formatFullDay(changed) }) : m.blog_written({ day: formatFullDay(written) })}
      </p>
    </Stack>
  </a>
);
