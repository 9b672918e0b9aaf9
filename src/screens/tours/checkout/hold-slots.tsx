import { formatMoney } from '#domain/core/money.ts';
import { placesOf } from '#domain/tours/ladder.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { roomWords, wayWords } from '#src/screens/tours/checkout/order-words.ts';
import { HOLD_WORDS } from '#src/screens/tours/hold-words.ts';
import { GroupDots } from '#src/screens/tours/tour/GroupDots.tsx';
import { tourDays, tourPersianDays } from '#src/screens/tours/tour-days.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

export type TourOrder = components['schemas']['ToursOrder'];

export const tourSteps: StepWords = [
  m.tours_step_question,
  m.tours_step_people,
  m.tours_step_review,
  m.tours_step_papers,
];

const Bought = ({ order: { item } }: { readonly order: TourOrder }) => {
  const lines = [m.tours_guide_in({ language: item.guideLanguage }), wayWords(item), roomWords(item)];
  return (
    <>
      <Row isSpread>
        <h2 className="strong">{m.tours_bought()}</h2>
        {item.kind === 'journey' && item.isCertain ? (
          <Tag tone="done" icon="check">
            {m.tours_certain()}
          </Tag>
        ) : null}
      </Row>
      <p>
        <strong className="strong">{item.title}</strong>
        <br />
        {tourDays(item)}
        <br />
        <span className="small quiet">{tourPersianDays(item)}</span>
      </p>
      <ul className="small quiet">
        {lines
          .filter((line) => line !== null)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <Group item={item} />
    </>
  );
};

/** How many have booked, with these people in it. A day tour is for one's own party. */
function Group({ item: { capacity, group, people, each } }: Pick<TourOrder, 'item'>) {
  if (capacity === null) return null;
  const own = placesOf(people);
  return (
    <Stack gap={2}>
      <p className="small strong">{m.tours_group({ count: group, capacity })}</p>
      <GroupDots departure={{ capacity, taken: group - own, left: capacity - group + own }} you={own} />
      <p className="small quiet">{m.tours_group_step({ each: formatMoney(each) })}</p>
    </Stack>
  );
}

export const tourHold: HoldSlots<TourOrder> = {
  steps: tourSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.passengers_taxes,
  protectionOf: null,
  Instead: () => <p>{m.tours_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.tours_hold_ended,
    soldOut: m.tours_hold_sold,
    slow: m.tours_slow,
    priceUp: m.tours_hold_price_up,
    back: m.tours_hold_back,
    look: m.tours_hold_look,
  },
};
