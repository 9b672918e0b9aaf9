import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { BesidePost } from '#src/screens/country/blog/beside-post.ts';

export const besidePost: BesidePost = {
  href: pathTo.visa(),
  title: m.blog_product_visa,
  text: m.blog_product_visa_text,
};
