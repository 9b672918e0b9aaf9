import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { familyOf } from '#machines/trace/chart.ts';
import { registry } from '#machines/trace/registry.ts';

const FOLDER = 'e2e/paths';

/** The flows that have a table there. */
const walked = fs
  .readdirSync(FOLDER)
  .flatMap((file) => [...fs.readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^ *flow: '(\w+)',$/gm)])
  .map(([, flow = '']) => flow);

/** Machines without a path of their own, and why. Children of a flow that has one are gone through with it. */
const WITHOUT_PATH: Readonly<Record<string, string>> = {};

test('every machine goes its covering path in a browser, alone or as a part of another, or says why not', () => {
  const children = walked.flatMap((flow) => (registry[flow] ? familyOf(registry[flow].machine) : []));
  const gone = new Set(children.map(({ id }) => id));
  expect(Object.keys(registry).filter((id) => !gone.has(id) && !(id in WITHOUT_PATH))).toEqual([]);
});

test('every table is of a flow that there is, and of each flow there is one', () => {
  expect(walked.filter((flow) => !Object.hasOwn(registry, flow))).toEqual([]);
  expect(walked).toEqual([...new Set(walked)]);
  expect(Object.keys(WITHOUT_PATH).filter((id) => walked.includes(id) || !Object.hasOwn(registry, id))).toEqual([]);
});
