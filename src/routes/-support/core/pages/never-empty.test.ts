import { expect, test } from 'vitest';

/** Whole pages: components of routes, and all screens. */
const pages = import.meta.glob<string>(
  [
    '../../../**/*.tsx',
    '!../../../-support/**',
    '../../../-support/**/*{Route,Step,Booking,Page}.tsx',
    '../../../../screens/**/*Screen.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Matches a component body that renders nothing. */
const NOTHING = /^ {2}(?:if \(.*\) )?return null;|^ {2,6}return .*: null;|^ {2,6}\) : null;/m;
/** The page's own components: exported ones and the route's component. Helpers may render null. */
const componentsOf = (source: string) => {
  const parts = source.split(/^(?=(?:export )?(?:function|const|type) |\/\*\*)/m);
  const drawn = /component: (\w+)/.exec(source)?.[1];
  return parts.filter(
    (part) => /^export (?:function|const) [A-Z]/.test(part) || (drawn && part.startsWith(`function ${drawn}(`)),
  );
};
const emptyIn = (source: string) => componentsOf(source).filter((part) => NOTHING.test(part));

test.each([
  'export function A() {\n  if (!order) return null;\n}',
  'export function A() {\n  return order ? <B /> : null;\n}',
])('a page that can be empty would be found: %s', (text) => {
  expect(emptyIn(text)).toEqual([text]);
});

test('every page and every screen draws something, whatever is missing', () => {
  expect(Object.keys(pages).length).toBeGreaterThan(40);
  const empty = Object.entries(pages).flatMap(([file, source]) => (emptyIn(source).length > 0 ? [file] : []));
  expect(empty).toEqual([]);
});
