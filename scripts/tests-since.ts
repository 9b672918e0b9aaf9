import fs from 'node:fs';
import { type Arrow, importsOf } from './arrows.ts';
import { git } from './git.ts';

const SOURCES = '{domain,machines,openapi,scripts,server,src,stories}/**/*.{ts,tsx}';

export function reachedBy(changed: readonly string[], arrows: readonly Arrow[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { from, to } of arrows) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  for (const file of reached) for (const from of importers.get(file) ?? []) reached.add(from);
  return reached;
}

/** Tests and stories that a change since a revision can affect through imports. Throws for an unknown revision. */
export function testsSince(revision: string): {
  readonly unit: readonly string[];
  readonly stories: readonly string[];
} {
  const changed = git('diff', '--name-only', revision, '--');
  if (changed === null) throw new Error(`git knows no revision ${revision}`);
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = `${changed}\n${fresh}`.split('\n').filter((name) => name !== '' && fs.existsSync(name));
  const reached = [...reachedBy(files, importsOf(fs.globSync(SOURCES)))].sort();
  return {
    unit: reached.filter((file) => file.endsWith('.test.ts')),
    stories: reached.filter((file) => file.endsWith('.stories.tsx')),
  };
}
