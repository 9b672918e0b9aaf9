import type { CardPaperKind } from '#domain/card/card-pictures.ts';
import { cardPictures } from '#src/platform/card/card-pictures.ts';
import { PictureHost, type PictureHostProps } from '#src/routes/-support/core/pictures/PictureHost.tsx';
import { CardPicture } from '#src/screens/card/checkout/CardPicture.tsx';

type Props = Omit<PictureHostProps, 'kind' | 'onStored'> & {
  readonly kind: CardPaperKind;
  readonly onStored?: () => void;
};

export const CardPictureHost = ({ onStored = () => {}, ...props }: Props) => (
  <PictureHost {...props} product={cardPictures} onStored={onStored}>
    {(shown) => <CardPicture kind={props.kind} {...shown} />}
  </PictureHost>
);
