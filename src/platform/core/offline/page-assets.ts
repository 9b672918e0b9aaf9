import { LOOK_CACHE } from '#src/platform/core/offline/names.ts';
import { filesIn } from '#src/platform/core/offline/snapshot.ts';

/** Keeps the assets of a page: style sheets, and the fonts and pictures that page or style sheets name. */
export async function keepLookOf(html: string): Promise<void> {
  await keepFiles(await caches.open(LOOK_CACHE), filesIn(html));
}

/** Only style sheets name further files; fonts and pictures name none. */
async function keepFiles(look: Cache, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (await look.match(file)) continue;
    const response = await fetch(file);
    if (!response.ok) continue;
    if (file.endsWith('.css')) await keepFiles(look, filesIn(await response.clone().text()));
    await look.put(file, response);
  }
}
