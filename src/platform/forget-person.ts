import { forgetDrafts } from '#src/platform/draft-store.ts';
import { forgetPapers } from '#src/platform/offline/papers.ts';
import { forgetPrefill } from '#src/platform/prefill.ts';
import { forgetEarlierPages } from '#src/platform/recording-list.ts';
import { tabStorage } from '#src/platform/tab-storage.ts';

/** Nothing of who was signed in stays in this browser: what was typed, what was recorded, what was kept. */
export async function forgetPerson(): Promise<void> {
  const storage = tabStorage();
  if (storage) {
    forgetPrefill(storage);
    forgetDrafts(storage);
  }
  forgetEarlierPages();
  await forgetPapers();
}
