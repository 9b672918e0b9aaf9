/** Blanks in URL encoding. */
const BLANK = '(?:%20|%09|%0[ad]|%c2%a0|%e2%80%8b|\\+)';
/** Punctuation that a sentence, a quote or a mail puts after a link; also in URL encoding. */
const BEHIND = '(?:[.,;:!)\\]>"”’»]|%(?:22|3e|5d|7d|e2%80%9d|e2%80%99|c2%bb))';

const AROUND = new RegExp(`(/)${BLANK}+|${BLANK}+(?=/|$)`, 'gi');
const AFTER = new RegExp(`(?<=[^/.])(?:${BEHIND}|${BLANK})+$`, 'i');

/**
 * The intended path of a link that was copied with blanks around it or with trailing punctuation. None of our pages has
 * these in its URL. The result begins with one slash, and no browser reads it as another site.
 */
export const tidyPath = (path: string): string => {
  if (path.length > LONGEST) return path;
  const tidy = path.replace(AFTER, '').replace(AROUND, '$1');
  return tidy === path ? path : tidy.replace(/^[/\\]+/, '/') || '/';
};

/** Longer than all our paths. */
const LONGEST = 500;
