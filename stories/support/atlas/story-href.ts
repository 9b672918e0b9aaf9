const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Where a generated story is, for a link that leaves the frame of the preview. Storybook makes ids in the same way. */
export const storyHref = (folder: string, name: string): string => `./?path=/story/states-${folder}--${slug(name)}`;
