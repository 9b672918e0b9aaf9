import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { withoutProse } from '../vite.plugins/machines-without-prose.ts';

type State = { readonly description?: string; readonly states: Readonly<Record<string, State>> };
const proseOf = ({ description, states }: State): string[] => [
  ...(description ? [description] : []),
  ...Object.values(states).flatMap(proseOf),
];

const code = fs
  .globSync('machines/*/*/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => withoutProse(fs.readFileSync(file, 'utf8')))
  .join();

test('no description of a state reaches the browser', async () => {
  const modules: object[] = await Promise.all(
    fs.globSync('machines/*/*/machine.ts').map((file) => import(path.resolve(file))),
  );
  const machines = modules.flatMap((module) => Object.values(module)).filter((one) => one instanceof StateMachine);
  const prose = machines.flatMap(({ root }) => proseOf(root));
  expect(prose.length).toBeGreaterThan(100);
  expect(prose.filter((text) => code.includes(text))).toEqual([]);
});

test('nothing else is taken away', () => {
  const code =
    "  a: {\n    description: 'It’s \\'so\\'.',\n    on: {},\n  },\n  b: editing('One (b).'),\n  const editing = (description: string) => ({ description });\n";
  expect(withoutProse(code)).toBe(
    "  a: {\n\n    on: {},\n  },\n  b: editing(''),\n  const editing = (description: string) => ({ description });\n",
  );
});
