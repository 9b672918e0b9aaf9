import type { components } from '#openapi/generated/types.ts';

type Language = components['schemas']['GuideLanguage'];

/** Sample names: there are no such guides. */
const GUIDES: Readonly<Record<Language, string>> = {
  English: 'Sara Ahmadi',
  German: 'Reza Karimi',
  French: 'Leila Rahimi',
  Spanish: 'Omid Sadeghi',
};

export const guideOf = ({ guideLanguage }: { readonly guideLanguage: Language }): string => GUIDES[guideLanguage];
