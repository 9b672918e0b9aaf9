/** URL of a story, for a link that leaves the preview frame. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
