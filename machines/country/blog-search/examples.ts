import { ok, problem } from '#machines/core/testing/scripted.ts';
import { foundPosts } from '#machines/country/blog-search/fixtures.ts';
import type { blogSearchMachine } from '#machines/country/blog-search/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const blogSearchExamples = defineExamples<typeof blogSearchMachine>({
  inputs: [
    { q: '', posts: null },
    { q: 'calendar', posts: [foundPosts.dates] },
    { q: 'calendar', posts: null },
  ],
  events: [{ type: 'query.change', q: 'calendar' }, { type: 'query.change', q: ' ' }, { type: 'search.retry' }],
  outcomes: { searchPosts: [ok([foundPosts.dates]), ok([]), problem('unavailable')] },
  says: {},
  facets: {
    blogSearch: factsOf<typeof blogSearchMachine>({
      isBlank: ({ q }) => q.trim() === '',
      isAnswered: ({ posts }) => posts !== null,
    }),
  },
});
