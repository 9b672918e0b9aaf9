import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readPost } from '#src/platform/country/post-queries.ts';

/** A post and its page title; throws 404 for an unknown or malformed slug. */
export async function loadPost(context: AppContext, slug: string) {
  const post = await readPost(apiOf(context), slug).catch((error: unknown) => {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  });
  return { post, title: m.blog_post_page_title({ title: post.summary.title }) };
}
