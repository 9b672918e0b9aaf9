import { Suspense } from 'react';
import { CardPictureHost } from '#src/routes/-support/card/card-picture.ts';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { CardPapers, type CardPapersProps } from '#src/screens/card/checkout/CardPapers.tsx';
import { PictureLoading } from '#src/screens/core/picture/PictureLoading.tsx';

const CardPapersStep = (props: CardPapersProps) => (
  <CardPapers
    {...props}
    pictureOf={(kind) => (
      <Suspense fallback={<PictureLoading />}>
        <CardPictureHost.Screen
          orderId={props.order.orderId}
          position={0}
          kind={kind}
          pictureId={null}
          error={undefined}
          mayRemove={false}
          onStored={props.onRetry}
        />
      </Suspense>
    )}
  />
);

export const bringCardPapers = () => withPicture(CardPictureHost, CardPapersStep);
