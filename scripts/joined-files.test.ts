import { expect, test } from 'vitest';
import { type BuiltFile, joinedFiles } from '../vite.plugins/joined-files.ts';

const file = (fileName: string, imports: readonly string[] = [], code = `export const ${fileName}=1;`): BuiltFile => ({
  fileName,
  code,
  imports,
  moduleIds: [`/src/${fileName}.ts`],
  isFixed: fileName.startsWith('page'),
});
const page = (...files: string[]) => ({ files: new Set(files), share: 1 });

/** The files whose modules are in one group, each group as text. */
const groupsOf = (files: readonly BuiltFile[], pages: Parameters<typeof joinedFiles>[1]): readonly string[] => {
  const groups = new Map<string, string[]>();
  for (const [id, group] of joinedFiles(files, pages))
    groups.set(group, [...(groups.get(group) ?? []), id.slice(5, -3)]);
  return [...groups.values()].map((ids) => ids.sort().join(' ')).sort();
};

test('files that the same pages fetch become one', () => {
  const files = [file('page1', ['a', 'b']), file('a', ['b']), file('b')];
  expect(groupsOf(files, [page('page1', 'a', 'b')])).toEqual(['a b']);
});

test('a file with a name of its own stays as it is, and so does one that no page fetches', () => {
  const files = [file('page1', ['a']), file('page2', ['a']), file('a'), file('late')];
  expect(groupsOf(files, [page('page1', 'page2', 'a')])).toEqual([]);
});

test('a page does not get a large file for the sake of others', () => {
  const large = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join();
  const files = [file('page1', ['a', 'b']), file('page2', ['a']), file('a'), file('b', [], `x("${large}")`)];
  expect(groupsOf(files, [page('page1', 'a', 'b'), page('page2', 'a')])).toEqual([]);
  const small = file('b');
  expect(groupsOf([...files.slice(0, 3), small], [page('page1', 'a', 'b'), page('page2', 'a')])).toEqual(['a b']);
});

test('a page does not come to fetch a third file', () => {
  const files = [file('page1', ['a', 'b']), file('page2', ['a']), file('a'), file('b', ['page3']), file('page3')];
  expect(groupsOf(files, [page('page1', 'a', 'b', 'page3'), page('page2', 'a')])).toEqual([]);
});

test('a page that few open keeps no files of others apart, but a large file that it has no use for stays out', () => {
  const files = [file('page1', ['a', 'b']), file('page2', ['a']), file('a'), file('b', ['page3']), file('page3')];
  const seldom = { ...page('page2', 'a'), share: 0.03, isRare: true };
  expect(groupsOf(files, [page('page1', 'a', 'b', 'page3'), seldom])).toEqual(['a b']);
  const large = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join();
  const more = [...files.filter(({ fileName }) => fileName !== 'b'), file('b', ['page3'], `x("${large}")`)];
  expect(groupsOf(more, [page('page1', 'a', 'b', 'page3'), seldom])).toEqual([]);
});

test('files that would import each other by way of a third stay apart', () => {
  const fixed = { ...file('between', ['b']), isFixed: true };
  const files = [file('page1', ['a']), file('a', ['between']), fixed, file('b')];
  expect(groupsOf(files, [page('page1', 'a', 'between', 'b')])).toEqual([]);
});
