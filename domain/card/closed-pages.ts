import { paths } from '#domain/card/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.cardIssue()];
