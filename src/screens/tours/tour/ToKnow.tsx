import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Columns, Stack } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

/** What the price has in it and, as large, what not. */
export const InThePrice = ({ tour: { included, notIncluded } }: { readonly tour: Tour }) => (
  <div className={css.inout}>
    <section>
      <h2>
        <Icon name="circle-check" />
        <Words>{m.tourpage_in()}</Words>
      </h2>
      <ul>
        {included.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
    <section data-not="">
      <h2>
        <Icon name="x" />
        <Words>{m.tourpage_not_in()}</Words>
      </h2>
      <ul>
        {notIncluded.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  </div>
);

/** Whom it suits, where it begins and ends, and what to bring. */
export const ToKnow = ({ tour }: { readonly tour: Tour }) => (
  <Columns as="section" n={2}>
    <Stack gap={3}>
      <h2>{m.tourpage_suits()}</h2>
      <p>{tour.fitness}</p>
      <p>
        <strong>{m.tourpage_not_for()}</strong> {tour.notForYouIf}
      </p>
      {tour.leastAge > 0 ? (
        <p>
          {m.tourpage_least_age({ age: tour.leastAge })} {tour.leastAgeNote}
        </p>
      ) : null}
      <p>{m.tourpage_infants_note({ text: tour.infants })}</p>
    </Stack>
    <Stack gap={3}>
      <h2>{m.tourpage_meet()}</h2>
      <p>{tour.meetingPoint.en}</p>
      <p lang="fa" dir="rtl">
        {tour.meetingPoint.fa}
      </p>
      <p className="small quiet">{m.tourpage_pick_up({ text: tour.pickUp })}</p>
      <p>
        {m.tourpage_ends({ place: tour.ends.en })}{' '}
        <span lang="fa" dir="rtl">
          {tour.ends.fa}
        </span>
      </p>
    </Stack>
    <details>
      <summary>{m.tourpage_packing()}</summary>
      <ul className={css.know}>
        {tour.packing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  </Columns>
);
