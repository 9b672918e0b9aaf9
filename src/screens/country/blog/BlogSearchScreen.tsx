import { pathTo } from '#domain/core/page-paths.ts';
import type { BlogSearchEvent } from '#machines/country/blog-search/types.ts';
import type { BlogSearchView } from '#machines/country/blog-search/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/blog/Blog.module.css';
import { PostList } from '#src/screens/country/blog/PostList.tsx';
import { SearchBox } from '#src/screens/country/blog/SearchBox.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type BlogSearchScreenProps = {
  readonly view: BlogSearchView;
  readonly send: (event: BlogSearchEvent) => void;
};

/** `/blog/search`: search field and results. */
export const BlogSearchScreen = ({ view, send }: BlogSearchScreenProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={6}>
        <Stack as="header" gap={4}>
          <Breadcrumbs
            above={[
              { href: pathTo.home(), text: m.visa_crumb_home() },
              { href: pathTo.blog(), text: m.blog_name() },
            ]}
            here={m.blog_search_crumb()}
          />
          <h1>{m.blog_search_title()}</h1>
          <SearchBox q={view.q} onType={(q) => send({ type: 'query.change', q })} />
          <p className={css.said} role="status">
            <Said view={view} />
          </p>
        </Stack>
        <Answer view={view} send={send} />
      </Stack>
    </Wrap>
  </Section>
);

const Said = ({ view }: Pick<BlogSearchScreenProps, 'view'>) => {
  switch (view.kind) {
    case 'idle':
      return m.blog_search_start();
    case 'searching':
      return m.blog_search_busy();
    case 'failed':
      return null;
    case 'found': {
      const { posts } = view;
      return (
        <>
          {posts.length > 0 ? m.blog_search_found({ count: posts.length }) : m.blog_search_none()}{' '}
          <bdi className="strong">{view.q.trim()}</bdi>
        </>
      );
    }
  }
};

const Answer = ({ view, send }: BlogSearchScreenProps) => {
  switch (view.kind) {
    case 'idle':
      return null;
    case 'searching':
      return view.posts && view.posts.length > 0 ? <PostList posts={view.posts} level={2} /> : null;
    case 'failed':
      return (
        <Note
          tone="stop"
          role="alert"
          action={
            <Button size="s" onClick={() => send({ type: 'search.retry' })}>
              {m.blog_search_retry()}
            </Button>
          }
        >
          <strong>{m.blog_search_failed()}</strong> {m.blog_search_failed_text()}
        </Note>
      );
    case 'found':
      return (
        <>
          {view.posts.length > 0 ? <PostList posts={view.posts} level={2} /> : null}
          <Empty
            title={m.blog_search_not_meant()}
            actions={
              <a {...buttonLook()} href={pathTo.blog()}>
                {m.blog_search_all()}
              </a>
            }
          >
            {m.blog_search_not_meant_text()}
          </Empty>
        </>
      );
  }
};
