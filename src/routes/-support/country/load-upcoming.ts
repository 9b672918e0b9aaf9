import { UPCOMING, type upcomingAt } from '#domain/country/upcoming-products.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { listPosts } from '#src/platform/country/post-queries.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { upcomingHead } from '#src/screens/country/places/upcoming-words.ts';

/** Rarely visited, so its code is not part of the place page. */
export const upcomingPage = lazyScreen(
  async () => (await import('#src/screens/country/places/UpcomingScreen.tsx')).UpcomingScreen,
);

/** Posts on the subject; empty if unreadable. */
export async function loadUpcoming(context: AppContext, of: NonNullable<ReturnType<typeof upcomingAt>>) {
  const [all] = await Promise.all([orNull(listPosts(apiOf(context))), upcomingPage.preload()]);
  const posts = UPCOMING[of.product].posts.flatMap((slug) => all?.find((post) => post.slug === slug) ?? []);
  return { unsold: { ...of, posts }, ...upcomingHead(of) };
}
