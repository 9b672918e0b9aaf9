import { paths } from '#domain/visa/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.visaRequest(), paths.visaIssue()];
