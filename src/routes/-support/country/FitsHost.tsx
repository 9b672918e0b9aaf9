import { PRODUCT_NAMES } from '#src/copy/product-names.ts';
import type { Order } from '#src/platform/core/api/queries.ts';
import { keepNamesBeside } from '#src/platform/core/checkout/names-beside.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { readFitting } from '#src/platform/country/fitting-query.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import { Fits } from '#src/screens/country/fits/Fits.tsx';

export type FitsHostProps = { readonly order: Pick<Order, 'orderId' | 'version' | 'passengers'> };

/** An answer that does not come is not missed: the part stays away. */
export function FitsHost({ order: { orderId, version, passengers } }: FitsHostProps) {
  const { api } = useProfileDeps();
  const { document } = useLateDocument(orderId, () => readFitting(api, orderId), String(version));
  return (
    <Fits
      fits={document?.fits ?? []}
      onChoose={({ people }) =>
        keepNamesBeside(
          passengers
            .filter(({ leftAt, firstName, lastName }) => !leftAt && isAmong(people, `${firstName} ${lastName}`))
            .map(({ ageClass, title, firstName, lastName, nationality }) => ({
              ...{ ageClass, title, firstName, lastName, nationality },
            })),
          PRODUCT_NAMES,
          tabStorage(),
        )
      }
    />
  );
}

const isAmong = (people: readonly string[], name: string): boolean => people.length === 0 || people.includes(name);
