import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An embedded database with only the schema, made by the build: creating one takes seconds. */
export const PREPARED = fileURLToPath(new URL('../../dist/database', import.meta.url));

/**
 * Fills a missing or empty database folder from the prepared one, if any. Atomic: complete and synced to disk, or
 * nothing.
 */
export async function beginFrom(prepared: string, folder: string): Promise<void> {
  const isThere = fs.existsSync(folder) && fs.readdirSync(folder).length > 0;
  if (isThere || !fs.existsSync(prepared)) return;
  const copy = `${folder}.new`;
  fs.rmSync(copy, { recursive: true, force: true }); // of an interrupted start
  fs.cpSync(prepared, copy, { recursive: true });
  const entries = fs.readdirSync(copy, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => onDisk(path.join(entry.parentPath, entry.name))));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(copy, folder);
  await onDisk(path.dirname(folder)); // sync the new name too
}

async function onDisk(name: string): Promise<void> {
  const file = await fs.promises.open(name);
  await file.sync().finally(() => file.close());
}
