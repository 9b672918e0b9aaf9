import fs from 'node:fs';
import { expect, test } from 'vitest';
import { familyOf } from '#machines/trace/chart.ts';
import { registry } from '#machines/trace/registry.ts';

/** Flows with a path table. A table that no journey walks is an unused constant, which does not compile. */
const walked = fs
  .globSync('e2e/*/*-paths.e2e.ts')
  .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/^ *flow: '(\w+)',$/gm)].map(([, flow = '']) => flow));

/** Machines without a path table; their folder gives the reason. */
const withoutPath = Object.keys(registry).filter((id) => registry[id]?.about?.withoutPath !== undefined);

test('every machine goes its covering path in a browser, alone or as a part of another, or says why not', () => {
  const children = walked.flatMap((flow) => (registry[flow] ? familyOf(registry[flow].machine) : []));
  const gone = new Set(children.map(({ id }) => id));
  expect(Object.keys(registry).filter((id) => !gone.has(id) && !withoutPath.includes(id))).toEqual([]);
});

test('every table is of a flow that there is, and of each flow there is one', () => {
  expect(walked.filter((flow) => !Object.hasOwn(registry, flow))).toEqual([]);
  expect(walked).toEqual([...new Set(walked)]);
  expect(withoutPath.filter((id) => walked.includes(id))).toEqual([]);
});
