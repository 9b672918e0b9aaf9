// A separate server process on a test's database, for tests that need several processes. Prints its URL.
import { createServer } from '#server/app.ts';
import { connect } from '#server/db/database.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { testDeps } from '#server/db/testing/test-deps.ts';

const db = connect({ connectionString: process.env.DATABASE_URL ?? '', max: 16 });
const app = await createServer({ deps: testDeps(db, () => TEST_NOW) });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
// Ends with its parent, even when the parent is killed.
process.stdin.resume().on('end', () => process.exit(0));
