import { euro, times } from '#domain/core/money.ts';
import { VISA_PROCESSINGS, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { listFee, needyOf, type VisaDetail } from '#server/products/visa/detail.ts';

/** Per person, in cents of EUR; and whether requests are closed now. */
type Service = { readonly fee: number; readonly isClosed: boolean };

/** The current fee of the service: the price list, unless overridden. */
export async function serviceOf(db: Queryable, processing: VisaProcessing): Promise<Service> {
  const row = await db.selectFrom('visa_service').selectAll().where('processing', '=', processing).executeTakeFirst();
  return { fee: row?.fee ?? listFee(processing), isClosed: row?.is_closed ?? false };
}

/** `given`: for how many the fee is paid already. */
export async function feesOf(
  db: Queryable,
  detail: VisaDetail,
  given: number,
): Promise<components['schemas']['VisaFees']> {
  const [normal, urgent] = await Promise.all(VISA_PROCESSINGS.map((processing) => serviceOf(db, processing)));
  return {
    each: euro(detail.fee),
    total: times(euro(detail.fee), needyOf(detail).length - given),
    given,
    normal: euro(normal?.fee ?? listFee('normal')),
    urgent: euro(urgent?.fee ?? listFee('urgent')),
    isSample: true,
  };
}
