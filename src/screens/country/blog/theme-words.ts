import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Schemas = components['schemas'];
export type PostSummary = Schemas['PostSummary'];

/** Themes in the order of a trip. */
export const THEMES: readonly { readonly id: PostSummary['theme']; readonly text: () => string }[] = [
  { id: 'before', text: m.blog_theme_before },
  { id: 'land', text: m.blog_theme_land },
  { id: 'road', text: m.blog_theme_road },
];

export const verdictWords: Record<Schemas['PostSource']['verdict'], () => string> = {
  official: m.blog_verdict_official,
  agree: m.blog_verdict_agree,
  report: m.blog_verdict_report,
  unsure: m.blog_verdict_unsure,
};
