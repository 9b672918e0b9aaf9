import { memo, Suspense } from 'react';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { SituationNews } from '#src/screens/core/facts/SituationNote.tsx';

const note = lazyPiece(async () => (await import('#src/screens/core/facts/SituationNote.tsx')).SituationNote, {
  onTouch: true,
});

/** For the server, which draws it. */
export const preloadSituation = note.preload;

/** What happened in the country: the server's words stand until somebody touches the page, so their code weighs on no list. */
export const LateSituation = memo(function LateSituation({ news }: { readonly news: SituationNews | null }) {
  return (
    <Suspense>
      <note.Screen news={news} />
    </Suspense>
  );
});
