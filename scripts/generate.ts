import fs from 'node:fs';
import type { Contract } from '#openapi/add-product.ts';
import { bundle } from './bundle.ts';
import { writePosts } from './posts/read-posts.ts';
import { writeRegistries } from './registries.ts';
import { whenStale } from './stale.ts';

/**
 * Contract → types and JSON (committed); messages → functions, folders of machines and products → their lists, posts →
 * data (not committed).
 */
export async function generate({ isForced = false } = {}): Promise<void> {
  await whenStale(
    '.cache/stamps/contract',
    ['openapi', 'scripts/generate.ts', 'package-lock.json'],
    isForced,
    async () => {
      const { default: openapiTS, astToString } = await import('openapi-typescript');
      const contract = withCommonProblems(bundle('openapi/openapi.yaml', 'openapi/products'));
      fs.writeFileSync('openapi/generated/contract.json', `${JSON.stringify(contract, null, 2)}\n`);
      fs.writeFileSync('openapi/generated/types.ts', astToString(await openapiTS(contract as never)));
    },
  );
  writeRegistries();
  await writeRoutes();
  writePosts();
  const messages = ['src/copy/messages', 'project.inlang/settings.json', 'scripts/generate.ts', 'package-lock.json'];
  const isMissing = !fs.existsSync('src/copy/generated/messages.js');
  await whenStale('.cache/stamps/messages', messages, isForced || isMissing, async () => {
    const { compile } = await import('@inlang/paraglide-js');
    await compile({
      project: './project.inlang',
      outdir: './src/copy/generated',
      strategy: ['baseLocale'],
      emitTsDeclarations: true,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
    });
  });
}

const ROUTES = 'src/app/routeTree.gen.ts';

/** The tree of routes. The router's plugin writes it when Vite reads its settings, so that is asked only after a route came or went. */
async function writeRoutes(): Promise<void> {
  const routes = fs
    .globSync('src/routes/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/').slice('src/'.length))
    .filter((file) => !file.startsWith('routes/-'));
  const known = fs.existsSync(ROUTES)
    ? [...fs.readFileSync(ROUTES, 'utf8').matchAll(/'\.\/\.\.\/(routes\/[^']+)'/g)]
    : [];
  const names = new Set(known.map(([, file = '']) => file));
  if (routes.length === names.size && routes.every((file) => names.has(file))) return;
  const { resolveConfig } = await import('vite');
  await resolveConfig({}, 'build');
}

type Operation = { readonly requestBody?: unknown; readonly responses: Record<string, unknown> };

/** Answers common to all operations: invalid request, not found, too many requests, unavailable. */
const COMMON = ['400', '404', '429', '503'];
const WITH_BODY = ['413'];
/** Request from another site, or as a form. */
const UNSAFE = ['403'];

/** Adds the answers that the server gives before an operation runs; an operation's own definitions stay. */
function withCommonProblems(contract: Contract): Contract {
  for (const path of Object.values(contract.paths)) {
    for (const [method, part] of Object.entries(path as Record<string, unknown>)) {
      if (method === 'parameters') continue;
      const { requestBody, responses } = part as Operation;
      for (const status of [...COMMON, ...(requestBody ? WITH_BODY : []), ...(method === 'get' ? [] : UNSAFE)]) {
        responses[status] ??= { $ref: '#/components/responses/Problem' };
      }
    }
  }
  return contract;
}
