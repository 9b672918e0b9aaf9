import { paths } from '#domain/insurance/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.insuranceIssue(), paths.insuranceCheck()];
