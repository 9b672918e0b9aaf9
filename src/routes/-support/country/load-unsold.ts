import { UNSOLD, type unsoldAt } from '#domain/country/unsold.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { listPosts } from '#src/platform/country/post-queries.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { unsoldHead } from '#src/screens/country/places/unsold-words.ts';

/** Rarely visited, so its code is not part of the place page. */
export const unsoldPage = lazyScreen(
  async () => (await import('#src/screens/country/places/UnsoldScreen.tsx')).UnsoldScreen,
);

/** Posts on the subject; empty if unreadable. */
export async function loadUnsold(context: AppContext, of: NonNullable<ReturnType<typeof unsoldAt>>) {
  const [all] = await Promise.all([orNull(listPosts(apiOf(context))), unsoldPage.preload()]);
  const posts = UNSOLD[of.product].posts.flatMap((slug) => all?.find((post) => post.slug === slug) ?? []);
  return { unsold: { ...of, posts }, ...unsoldHead(of) };
}
