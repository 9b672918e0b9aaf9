import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@tanstack/router-plugin/vite';

type GeneratorPlugin = NonNullable<Config['plugins']>[number];
type Tree = Parameters<NonNullable<GeneratorPlugin['onRouteTreeChanged']>>[0]['routeTree'];
type Node = Tree[number];

const HEAD =
  "// Written from the folders of src/routes by vite.plugins/route-rooms.ts.\nimport type { AnyRoute } from '@tanstack/react-router';";

/**
 * The router's own file has all routes of the site, which the server needs. A browser needs those of its page: this
 * writes a file per room, which is a folder in brackets such as `(flights)`, one for the routes in no room, and the list
 * of rooms with the first part of each of their addresses.
 */
export const routeRooms = (folder: string): GeneratorPlugin => ({
  name: 'safar-route-rooms',
  onRouteTreeChanged({ routeTree }) {
    fs.mkdirSync(folder, { recursive: true });
    const names = [...new Set(routeTree.map(roomOf))].sort();
    const nodesOf = (room: string) => routeTree.filter((node) => roomOf(node) === room);
    const texts = new Map(names.map((room) => [`${room}.gen.ts`, routesText(nodesOf(room))]));
    const withPages = names.filter((room) => room !== SHARED).map((room) => [room, firstParts(nodesOf(room))] as const);
    texts.set('rooms.gen.ts', listText(withPages));
    for (const old of fs.readdirSync(folder)) if (!texts.has(old)) fs.rmSync(path.join(folder, old));
    for (const [file, text] of texts) writeChanged(path.join(folder, file), text);
  },
});

/** Routes in no room: every page has them. */
const SHARED = 'shared';
const roomOf = ({ filePath }: Node): string => /^\((\w+)\)\//.exec(filePath)?.[1] ?? SHARED;

/** `['flights', 'iran-flight']`; the page `/` has an empty one. */
const firstParts = (nodes: Tree): readonly string[] =>
  [...new Set(nodes.map(({ cleanedPath = '' }) => cleanedPath.split('/')[1] ?? ''))].sort();

const listText = (rooms: readonly (readonly [string, readonly string[]])[]): string =>
  [
    HEAD,
    '',
    'export const rooms: readonly {',
    '  /** First part of the addresses of its pages. */',
    '  readonly pages: readonly string[];',
    '  readonly load: () => Promise<{ readonly routes: readonly AnyRoute[] }>;',
    '}[] = [',
    ...rooms.map(
      ([name, pages]) => `  { pages: ${JSON.stringify(pages)}, load: () => import('#src/app/rooms/${name}.gen.ts') },`,
    ),
    '];',
    '',
  ].join('\n');

function routesText(nodes: Tree): string {
  const flat = nodes.flatMap(withChildren);
  return [
    HEAD,
    "import { Route as root } from '#src/routes/__root.tsx';",
    ...flat.map((node) => `import { Route as ${node.variableName} } from '#src/routes/${node.filePath}';`),
    '',
    `export const routes: readonly AnyRoute[] = [${nodes.map((node) => placed(node, 'root')).join(', ')}];`,
    '',
  ].join('\n');
}

const withChildren = (node: Node): Tree => [node, ...(node.children ?? []).flatMap(withChildren)];

/** As the router's own file says it. A layout without a name in the address still stands below a path, as `/hotel`. */
function placed(node: Node, parent: string): string {
  const isBelow = !node.isNonPath || (node._fsRouteType === 'pathless_layout' && Boolean(node.cleanedPath));
  const at = isBelow ? `path: '${node.cleanedPath}', ` : '';
  const route = `${node.variableName}.update({ id: '${node.path}', ${at}getParentRoute: () => ${parent} } as never)`;
  const below = (node.children ?? []).map((child) => placed(child, node.variableName));
  return below.length > 0 ? `${route}._addFileChildren([${below.join(', ')}] as never) as never` : route;
}

function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(file, text);
}
