import { Suspense, use } from 'react';
import { CardPictureHost } from '#src/routes/-support/card/card-picture.ts';
import { StoredPapers } from '#src/routes/-support/card/stored-papers.ts';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { CardPapers, type CardPapersProps } from '#src/screens/card/checkout/CardPapers.tsx';
import { PictureLoading } from '#src/screens/core/picture/PictureLoading.tsx';

function CardPapersStep(props: CardPapersProps) {
  const stored = use(StoredPapers);
  return (
    <CardPapers
      {...props}
      pictureOf={(kind) => (
        <Suspense fallback={<PictureLoading />}>
          <CardPictureHost.Screen
            orderId={props.order.orderId}
            position={0}
            kind={kind}
            pictureId={stored.find((one) => one.kind === kind)?.pictureId ?? null}
            error={undefined}
            mayRemove={false}
            onStored={props.onRetry}
          />
        </Suspense>
      )}
    />
  );
}

export const bringCardPapers = () => withPicture(CardPictureHost, CardPapersStep);
