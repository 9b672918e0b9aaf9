// What the pages need first. Only the server asks: it writes the files' names into the page. Both are HTML until they are touched.

const start = (part: string) => ({ hydrate: 'interaction' as const, parts: [part] });
export const firstStart = start('src/routes/-support/tours/TourFirst.tsx');
export const listStart = start('src/routes/-support/tours/TourListStep.tsx');
