import { pathTo } from '#domain/core/page-paths.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** The pages of all tours that are sold, for the sitemap. */
export async function listedTours(api: Api): Promise<readonly string[]> {
  const { tours } = await unwrap(api.GET('/tours', { params: { query: { people: 1 } } }));
  return tours.map(({ slug }) => pathTo.tour(slug));
}
