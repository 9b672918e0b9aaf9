import { ProblemError } from '#domain/core/problem.ts';
import type { BlogSearchInput } from '#machines/country/blog-search/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { searchPosts } from '#src/platform/country/post-queries.ts';
import { LONGEST_QUERY } from '#src/screens/country/blog/SearchBox.tsx';

/** The query of a URL and its results. If the search fails, the page offers a retry. */
export async function loadBlogSearch(context: AppContext, { q: asked }: { readonly q?: unknown }) {
  const q = textOf(asked).slice(0, LONGEST_QUERY);
  const wanted = q.trim();
  const posts =
    wanted === ''
      ? null
      : await searchPosts(apiOf(context), wanted).catch((error: unknown) => {
          if (error instanceof ProblemError) return null;
          throw error;
        });
  const asks: BlogSearchInput = { q, posts };
  return { input: asks, title: m.blog_search_page_title() };
}

/** The router has parsed numbers and booleans already. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : typeof asked === 'number' || typeof asked === 'boolean' ? String(asked) : '';
