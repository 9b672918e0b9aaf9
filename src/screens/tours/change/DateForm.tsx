import { formatMoney } from '#domain/core/money.ts';
import { eachOf, pricedGroup } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { TourOrder, TourReads } from '#src/screens/tours/change/tour-reads.ts';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { daysWords } from '#src/screens/tours/tour-days.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

/** Another departure of the same tour with places for all who come. */
export function DateForm({ order, shown, isBusy, reads, onAsk }: ChangeFormProps<TourOrder>) {
  const { item } = order;
  const form = useTypedForm<string>({ departure: '' }, { ...shown, texts: fieldProblems });
  const found = (reads as TourReads).useDepartures(item.tour);
  if (found === null) return <Skeleton rows={3} label={m.tours_change_dates_loading()} />;
  if ('again' in found)
    return (
      <Note tone="warn" action={<Button onClick={found.again}>{m.tours_change_dates_again()}</Button>}>
        {m.tours_change_dates_failed()}
      </Note>
    );
  const places = item.persons.filter(({ ageClass, hasLeft }) => ageClass !== 'infant' && !hasLeft).length;
  const others = found.filter(({ id, left }) => id !== item.departure && left >= places);
  if (others.length === 0) return <Note tone="info">{m.tours_change_dates_none()}</Note>;
  const submit = () => {
    form.noteSubmit();
    const departure = form.typed.departure ?? '';
    onAsk({ kind: 'date', departure }, departure === '' ? [{ field: 'departure', code: 'required' }] : []);
  };
  /** Never dearer than now. */
  const eachIn = (other: (typeof others)[number]) => {
    const each = eachOf(item, pricedGroup(other, places));
    return formatMoney(each.amount < item.each.amount ? each : item.each);
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.tours_change_ask_date()} onSubmit={submit}>
      <RadioGroup
        {...form.field('departure')}
        id="change-departure"
        label={m.tours_change_which()}
        options={others.map((departure) => ({
          value: departure.id,
          label: daysWords(departure.start, departure.end),
          hint: departure.isCertain
            ? m.tours_change_date_certain({ each: eachIn(departure), language: departure.guideLanguage })
            : m.tours_change_date_open({ each: eachIn(departure), language: departure.guideLanguage }),
        }))}
      />
    </ChangeFrame>
  );
}
