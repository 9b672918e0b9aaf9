import type { ReactNode } from 'react';
import css from '#src/screens/core/content/ContentPage.module.css';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import type { Crumb } from '#src/ui/breadcrumb-data.ts';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';

export type ContentPart = { readonly id: string; readonly title: string; readonly body: ReactNode };
export type ContentPageProps = {
  readonly title: string;
  readonly lede: string;
  /** Parent pages. */
  readonly above?: readonly Crumb[];
  readonly version: ReactNode;
  /** Heading of the table of contents. */
  readonly contents: string;
  readonly parts: readonly ContentPart[];
};

export const ContentPage = ({ title, lede, above, version, contents, parts }: ContentPageProps) => (
  <Section isTight>
    <Wrap>
      <Split>
        <div className={css.rules}>
          <Stack gap={3}>
            {above ? <Breadcrumbs above={above} here={title} /> : null}
            <h1>{title}</h1>
            <p className={css.lede}>{lede}</p>
            <p className="small quiet">{version}</p>
          </Stack>
          {parts.map(({ id, title: part, body }) => (
            <section key={id} id={id}>
              <h2 className="strong">{part}</h2>
              {body}
            </section>
          ))}
        </div>
        <aside className={css.contents}>
          <nav aria-label={contents}>
            <h2>{contents}</h2>
            <ol>
              {parts.map(({ id, title: part }) => (
                <li key={id}>
                  <a href={`#${id}`}>{part}</a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
      </Split>
    </Wrap>
  </Section>
);

export const Texts = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

export const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={css.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
