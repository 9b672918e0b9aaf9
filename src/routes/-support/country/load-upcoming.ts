import { UPCOMING, type upcomingAt } from '#domain/country/upcoming-products.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { listPosts } from '#src/platform/country/post-queries.ts';
import { upcomingPage } from '#src/routes/-support/country/upcoming-page.ts';
import { upcomingHead } from '#src/screens/country/places/upcoming-words.ts';

/** Posts on the subject; empty if unreadable. */
export async function loadUpcoming(context: AppContext, of: NonNullable<ReturnType<typeof upcomingAt>>) {
  const [all] = await Promise.all([orNull(listPosts(apiOf(context))), upcomingPage.preload()]);
  const posts = UPCOMING[of.product].posts.flatMap((slug) => all?.find((post) => post.slug === slug) ?? []);
  return { unsold: { ...of, posts }, ...upcomingHead(of) };
}
