import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { PriceDecision } from '#src/screens/core/booking/PriceDecision.tsx';
import type { TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

/** Why there is no hold yet: another price to decide on, places that are gone, a slow answer. The choice stays. */
export const BookProblem = ({ view, send }: Pick<TourScreenProps, 'view' | 'send'>) => (
  <Status>
    {view.isPriceChanged && view.problem?.price ? (
      <PriceDecision
        price={view.problem.price}
        priceUp={m.tourpage_price_up}
        back={m.tourpage_price_back}
        onTake={() => send({ type: 'price.accept' })}
        onLeave={() => send({ type: 'price.reject' })}
      />
    ) : view.problem ? (
      <Note tone={view.problem.code === 'sold_out' ? 'warn' : 'stop'}>
        {view.problem.code === 'sold_out' ? m.tourpage_sold_out() : problemText(view.problem)}
      </Note>
    ) : null}
    {view.isSupplierSlow ? <Note>{m.tours_slow()}</Note> : null}
  </Status>
);
