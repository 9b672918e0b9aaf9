import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type Post = Schemas['Post'];
export type PostSummary = Schemas['PostSummary'];

/** One page of the blog as the build writes it from its file. */
export type StoredPost = Omit<Post, 'next'> & {
  /** Words that people look for and that may not stand in the text, Persian and English. */
  readonly words: string;
  /** All that can be read on the page, without marks: for the search. */
  readonly text: string;
};
