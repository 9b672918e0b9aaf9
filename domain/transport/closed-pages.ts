import { paths } from '#domain/transport/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.transportIssue(), paths.transportAsk()];
