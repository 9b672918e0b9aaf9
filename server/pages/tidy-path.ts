/** Blanks, as an address writes them. */
const BLANK = '(?:%20|%09|%0[ad]|%c2%a0|%e2%80%8b|\\+)';
/** What a sentence, a quote or a mail puts behind a link; also as browsers write it. */
const BEHIND = '(?:[.,;:!)\\]>"”’»]|%(?:22|3e|5d|7d|e2%80%9d|e2%80%99|c2%bb))';

const AROUND = new RegExp(`(/)${BLANK}+|${BLANK}+(?=/|$)`, 'gi');
const AFTER = new RegExp(`(?<=[^/.])(?:${BEHIND}|${BLANK})+$`, 'i');

/**
 * The path that was meant, where a link was copied with blanks around it or with the end of its sentence. No page of ours
 * has any of that in its address. What comes back begins with one slash,
 * and no browser reads it as another site.
 */
export const tidyPath = (path: string): string => {
  if (path.length > LONGEST) return path;
  const tidy = path.replace(AFTER, '').replace(AROUND, '$1');
  return tidy === path ? path : tidy.replace(/^[/\\]+/, '/') || '/';
};

/** Longer none of ours is. */
const LONGEST = 500;
