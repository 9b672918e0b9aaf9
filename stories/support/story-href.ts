/** Where a story is, for a link that leaves the frame of the preview. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
