import fs from 'node:fs';
import { compile } from '@inlang/paraglide-js';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { whenStale } from './stale.ts';

/** Contract → types and JSON (committed); messages → functions (not committed). */
export async function generate({ isForced = false } = {}): Promise<void> {
  await whenStale(
    '.cache/stamps/contract',
    ['openapi', 'scripts/generate.ts', 'package-lock.json'],
    isForced,
    async () => {
      const source = new URL('../openapi/openapi.yaml', import.meta.url);
      const contract = parse(fs.readFileSync(source, 'utf8'));
      fs.writeFileSync('openapi/generated/contract.json', `${JSON.stringify(contract, null, 2)}\n`);
      fs.writeFileSync('openapi/generated/types.ts', astToString(await openapiTS(source)));
    },
  );
  const messages = ['src/copy/messages', 'project.inlang/settings.json', 'scripts/generate.ts', 'package-lock.json'];
  const isMissing = !fs.existsSync('src/copy/generated/messages.js');
  await whenStale('.cache/stamps/messages', messages, isForced || isMissing, async () => {
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
