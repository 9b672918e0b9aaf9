import { paths } from '#domain/tours/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.toursIssue(), paths.tourAsk()];
