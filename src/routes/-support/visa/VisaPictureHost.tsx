import { useRouteContext } from '@tanstack/react-router';
import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { visaPictures } from '#src/platform/visa/visa-pictures.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { PictureHost, type PictureHostProps } from '#src/routes/-support/core/pictures/PictureHost.tsx';
import { VisaPicture } from '#src/screens/visa/request/VisaPicture.tsx';

type Props = Omit<PictureHostProps, 'kind' | 'onStored' | 'onSettled'> & {
  readonly kind: VisaPictureKind;
  /** `request`: its current state; undefined if not fetched. */
  readonly onStored: (request: VisaRequest | undefined) => void;
  readonly onSettled?: (isStored: boolean, request: VisaRequest | undefined) => void;
};

export function VisaPictureHost({ onStored, onSettled, ...props }: Props) {
  const { kind, orderId } = props;
  const context = useRouteContext({ from: '__root__' });
  const request = () => queryClientOf(context).getQueryData(visaRequestQuery(apiOf(context), orderId).queryKey);
  return (
    <PictureHost
      {...props}
      product={visaPictures}
      onStored={() => onStored(request())}
      onSettled={(isStored) => onSettled?.(isStored, request())}
    >
      {(shown) => <VisaPicture kind={kind} {...shown} />}
    </PictureHost>
  );
}
