import { memo, Suspense } from 'react';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { CurrentSituation } from '#src/screens/core/facts/SituationNote.tsx';

const note = lazyPiece(async () => (await import('#src/screens/core/facts/SituationNote.tsx')).SituationNote, {
  onTouch: true,
});

export const preloadSituation = note.preload;

/** News of the country as server HTML until the page is touched, so that lists do not ship its code. */
export const LateSituation = memo(function LateSituation({
  situation,
}: {
  readonly situation: CurrentSituation | null;
}) {
  return (
    <Suspense>
      <note.Screen situation={situation} />
    </Suspense>
  );
});
