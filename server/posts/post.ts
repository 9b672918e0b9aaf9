import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type Post = Schemas['Post'];
export type PostSummary = Schemas['PostSummary'];

export type StoredPost = Omit<Post, 'next'> & {
  /** Search words in English and Persian that may not occur in the text. */
  readonly words: string;
  readonly text: string;
};
