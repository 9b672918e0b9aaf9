// Work of a first start, done by the build: compiles the sources and prepares a database with the schema.
import fs from 'node:fs';
import { enableCompileCache } from 'node:module';
import { COMPILED } from '../server/compiled.ts';
import { PREPARED } from '../server/db/prepared.ts';
import { whenStale } from './stale.ts';

fs.rmSync(COMPILED, { recursive: true, force: true }); // it would keep compiled code of old versions
enableCompileCache(COMPILED);
await import('../server/start.ts');
await import('../server/site.ts');
await import('../server/pages/built.ts').then(({ builtPages }) => builtPages('dist'));

await whenStale('dist/.stamp-database', ['server/db', 'package-lock.json'], !fs.existsSync(PREPARED), async () => {
  fs.rmSync(PREPARED, { recursive: true, force: true });
  const { openEmbedded } = await import('../server/db/embedded.ts');
  const { migrate } = await import('../server/db/migrations.ts');
  const making = `${PREPARED}.making`;
  fs.rmSync(making, { recursive: true, force: true });
  const { db, close } = await openEmbedded(making);
  await migrate(db).finally(close);
  fs.rmSync(`${making}.in-use`);
  fs.renameSync(making, PREPARED);
});
