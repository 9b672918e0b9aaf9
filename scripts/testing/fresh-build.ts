import type { TestProject } from 'vitest/node';
import { isBuilt } from '../build.ts';

/** Once per run: checks that the pages were built from the current sources. `npm test` builds them first. */
export function setup(project: TestProject): void {
  project.provide('isBuildFresh', isBuilt());
}
