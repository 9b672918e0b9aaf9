import { assign, type SnapshotFrom, setup } from 'xstate';
import { TYPING_PAUSE_MS } from '#domain/core/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  BlogSearchContext,
  BlogSearchEvent,
  BlogSearchInput,
  FoundPost,
} from '#machines/country/blog-search/types.ts';

/** Searches the blog when the reader pauses in typing. A change ends the search before it: the last answer counts. */
export const blogSearchMachine = setup({
  types: {} as { input: BlogSearchInput; context: BlogSearchContext; events: BlogSearchEvent },
  actors: { searchPosts: requestActor<readonly FoundPost[], { readonly q: string }>('searchPosts') },
  actions: {
    setQuery: assign((_, { q }: { q: string }) => ({ q, problem: null })),
    setPosts: assign((_, { posts }: { posts: readonly FoundPost[] }) => ({ posts })),
    dropPosts: assign({ posts: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: {
    isBlank: ({ context }) => context.q.trim() === '',
    isAnswered: ({ context }) => context.posts !== null,
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: 'blogSearch',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'arriving',
  on: {
    'query.change': { target: '.typed', actions: { type: 'setQuery', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      always: [{ guard: 'isBlank', target: 'idle' }, { guard: 'isAnswered', target: 'found' }, { target: 'searching' }],
    },
    typed: { always: [{ guard: 'isBlank', target: 'idle' }, { target: 'pausing' }] },
    idle: { entry: 'dropPosts' },
    pausing: { after: { typingPause: 'searching' } },
    searching: {
      invoke: {
        id: 'searchPosts',
        src: 'searchPosts',
        input: ({ context }) => ({ q: context.q.trim() }),
        onDone: { target: 'found', actions: { type: 'setPosts', params: ({ event }) => ({ posts: event.output }) } },
        onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    found: {},
    failed: { on: { 'search.retry': 'searching' } },
  },
});

export type BlogSearchSnapshot = SnapshotFrom<typeof blogSearchMachine>;
