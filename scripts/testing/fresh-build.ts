import type { TestProject } from 'vitest/node';
import { isBuilt } from '../build.ts';

/** Once per run: whether the pages that tests render were built of today's sources. `npm test` builds them before. */
export function setup(project: TestProject): void {
  project.provide('isBuildFresh', isBuilt());
}
