import { isVisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { VISA_PICTURES } from '#domain/visa/visa-pictures.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { PictureProduct } from '#src/platform/core/pictures/picture-product.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';

export const visaPictures: PictureProduct = {
  rulesOf: (kind) => {
    if (!isVisaPictureKind(kind)) throw new TypeError(`A visa request has no picture ${kind}.`);
    return VISA_PICTURES[kind];
  },
  note: (context, { orderId, position, kind }, picture) => {
    const { queryKey } = visaRequestQuery(apiOf(context), orderId);
    queryClientOf(context).setQueryData<VisaRequest>(queryKey, (request) => {
      if (!request) return request;
      const applicants = request.applicants.map((one) => {
        if (one.position !== position) return one;
        const others = one.documents.filter((other) => other.kind !== kind);
        return { ...one, documents: picture ? [...others, picture] : others };
      });
      return { ...request, applicants };
    });
  },
};
