import type { ToursDetail } from '#server/products/tours/detail.ts';

/** Sample names: there are no such guides. */
const GUIDES: Readonly<Record<ToursDetail['guideLanguage'], string>> = {
  English: 'Sara Ahmadi',
  German: 'Reza Karimi',
  French: 'Leila Rahimi',
  Spanish: 'Omid Sadeghi',
};

export const guideOf = ({ guideLanguage }: Pick<ToursDetail, 'guideLanguage'>): string => GUIDES[guideLanguage];
