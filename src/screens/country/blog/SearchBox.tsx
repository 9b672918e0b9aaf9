import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/blog/Blog.module.css';
import { Button } from '#src/ui/Button.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

export const LONGEST_QUERY = 80;

export type SearchBoxProps = {
  readonly q?: string;
  /** Live search: gets the typed text. Without it the form submits to the search page. */
  readonly onType?: (q: string) => void;
};

/** Search form of the list and the search page; without JavaScript a normal GET form. */
export function SearchBox({ q = '', onType }: SearchBoxProps) {
  useTypedBefore('blog-q', onType ? q : undefined, onType);
  return (
    <search>
      <form
        className={css.box}
        action={pathTo.blogSearch()}
        method="get"
        onSubmit={onType && ((event) => event.preventDefault())}
      >
        <label className="vh" htmlFor="blog-q">
          {m.blog_search_label()}
        </label>
        <input
          id="blog-q"
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          required
          maxLength={LONGEST_QUERY}
          placeholder={m.blog_search_hint()}
          {...(onType ? { value: q, onChange: (event) => onType(event.target.value) } : { defaultValue: q })}
        />
        <Button type="submit" kind="primary" icon="search">
          {m.blog_search_submit()}
        </Button>
      </form>
    </search>
  );
}
