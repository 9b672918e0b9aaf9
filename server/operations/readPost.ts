import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { postOf } from '#server/posts/posts.ts';

export const readPost: Operation<'readPost'> = async ({ path }) => {
  const post = postOf(path.slug);
  if (!post) throw new ProblemError(404, { code: 'not_found', message: 'There is no such page.' });
  return { status: 200, body: post };
};
