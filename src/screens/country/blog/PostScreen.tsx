import { BRAND } from '#domain/core/brand.ts';
import { own } from '#domain/core/own.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { besidePosts } from '#src/screens/country/blog/beside-posts.gen.ts';
import { each } from '#src/screens/country/blog/each.ts';
import css from '#src/screens/country/blog/Post.module.css';
import { Line, PostBlock } from '#src/screens/country/blog/PostBlocks.tsx';
import { verdictWords } from '#src/screens/country/blog/theme-words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DataBlock } from '#src/ui/DataBlock.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

type Schemas = components['schemas'];
type Post = Schemas['Post'];
export type PostScreenProps = { readonly post: Post };

/** `/blog/{slug}`: table of contents, text, and a side column. */
export const PostScreen = ({ post }: PostScreenProps) => {
  const { title, summary, picture, minutes, written, changed } = post.summary;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <header className={css.head}>
            <Stack gap={3}>
              <Breadcrumbs
                above={[
                  { href: pathTo.home(), text: m.visa_crumb_home() },
                  { href: pathTo.blog(), text: m.blog_name() },
                ]}
                here={title}
              />
              <h1>{title}</h1>
              <p className={css.lede}>{summary}</p>
              <p className="small quiet">
                {m.blog_minutes({ minutes })}. {m.blog_written({ day: formatFullDay(written) })}{' '}
                {changed ? <a href="#changed">{m.blog_changed({ day: formatFullDay(changed) })}</a> : null}
              </p>
            </Stack>
            <Tile slug={picture} isEager />
          </header>
          <div className={css.read}>
            <Contents post={post} />
            <article className={css.prose}>
              <section className={css.short} id="short">
                <h2>{m.blog_short()}</h2>
                <ul className={css.list}>
                  {each(post.short, (line) => (
                    <li>
                      <Line line={line} />
                    </li>
                  ))}
                </ul>
              </section>
              {each(post.blocks, (block) => (
                <PostBlock block={block} />
              ))}
              <h2 id="sources">{m.blog_sources()}</h2>
              <Sources sources={post.sources} />
              <Changes post={post} />
            </article>
            <Beside post={post} />
          </div>
        </Stack>
        <DataBlock json={JSON.stringify(articleData(post)).replaceAll('<', '\\u003c')} />
      </Wrap>
    </Section>
  );
};

const Contents = ({ post: { blocks } }: PostScreenProps) => (
  <nav className={css.toc} aria-labelledby="contents">
    <h2 id="contents">{m.blog_contents()}</h2>
    <ol>
      {[
        { id: 'short', text: m.blog_short() },
        ...blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2),
        { id: 'sources', text: m.blog_sources() },
      ].map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);

const TONES: Record<Schemas['PostSource']['verdict'], 'done' | 'accent' | 'warn'> = {
  official: 'done',
  agree: 'done',
  report: 'accent',
  unsure: 'warn',
};

const Sources = ({ sources }: { readonly sources: Post['sources'] }) => (
  <ol className={css.sources}>
    {sources.map(({ name, about, verdict, read }, index) => (
      <li key={name + about} id={`source-${index + 1}`}>
        <span>{name}</span>
        <Tag tone={TONES[verdict]}>{verdictWords[verdict]()}</Tag>
        <small>{m.blog_source_read({ about, day: formatFullDay(read) })}</small>
      </li>
    ))}
  </ol>
);

const Changes = ({ post: { changes, summary } }: PostScreenProps) => (
  <section id="changed" className={css.changes}>
    <h2>{m.blog_changes()}</h2>
    <ul>
      {[...changes, { on: summary.written, what: m.blog_first_printed() }].map(({ on, what }) => (
        <li key={on + what}>
          <span className="nowrap">{formatFullDay(on)}</span>: {what}
        </li>
      ))}
    </ul>
  </section>
);

const Beside = ({ post: { product, places, phrases, next, summary } }: PostScreenProps) => {
  const sold = own(besidePosts, product);
  return (
    <aside className={css.beside}>
      {sold || places.length > 0 ? (
        <section className={css.with}>
          <h2>{m.blog_goes_with()}</h2>
          {sold ? (
            <a className={css.also} href={sold.href}>
              <Tile slug={summary.picture} shape="panel" />
              <b>{sold.title()}</b>
              <small>{sold.text()}</small>
            </a>
          ) : null}
          {places.map(({ slug, name, nameFa, line }) => (
            <a key={slug} className={css.also} href={pathTo.place(slug)}>
              <Tile slug={slug} />
              <b>
                {name}{' '}
                <span lang="fa" dir="rtl">
                  {nameFa}
                </span>
              </b>
              <small>{line}</small>
            </a>
          ))}
        </section>
      ) : null}
      {phrases.length > 0 ? (
        <section id="phrases">
          <h2>{m.blog_phrases()}</h2>
          <ul className={css.phrases}>
            {phrases.map((phrase, at) => (
              <PhraseLine key={phrase.fa} {...phrase} id={`phrase-${at + 1}`} />
            ))}
          </ul>
        </section>
      ) : null}
      {next.length > 0 ? (
        <nav className={css.next} aria-labelledby="next">
          <h2 id="next">{m.blog_next()}</h2>
          <ul>
            {next.map(({ slug, title }) => (
              <li key={slug}>
                <a href={pathTo.post(slug)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </aside>
  );
};

type PhraseLineProps = Post['phrases'][number] & { readonly id: string };

/** A phrase to say or show; full screen on demand. A native popover, which works without JavaScript. */
const PhraseLine = ({ id, fa, say, en }: PhraseLineProps) => (
  <li>
    <b lang="fa" dir="rtl">
      {fa}
    </b>
    <span>{en}</span>
    <small className={css.say}>{say}</small>
    <Button size="s" popoverTarget={id} aria-label={m.blog_phrase_fill({ sentence: en })}>
      {m.issue_driver_large()}
    </Button>
    <div id={id} popover="auto" className={css.whole} role="dialog" aria-label={en}>
      <Button kind="quiet" isIcon icon="x" popoverTarget={id} popoverTargetAction="hide" aria-label={m.ui_close()} />
      <p lang="fa" dir="rtl">
        {fa}
      </p>
      <small>{en}</small>
    </div>
  </li>
);

/** schema.org Article. */
const articleData = ({ summary: { title, summary, written, changed } }: Post) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description: summary,
  datePublished: written,
  dateModified: changed ?? written,
  inLanguage: 'en',
  author: { '@type': 'Organization', name: BRAND.name },
});
