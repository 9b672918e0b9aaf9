import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { BesidePost } from '#src/screens/country/blog/beside-post.ts';

export const besidePost: BesidePost = {
  href: pathTo.transport(),
  title: m.product_transport,
  text: m.transport_beside_post,
};
