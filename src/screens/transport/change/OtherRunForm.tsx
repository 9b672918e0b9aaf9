import { formatMoney } from '#domain/core/money.ts';
import { clockOf, formatDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import { faultsIn, fieldsOf } from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { RunReads } from '#src/screens/transport/change/run-reads.ts';
import { Unread } from '#src/screens/transport/change/Unread.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-runs.gen.ts';
import { whenOf } from '#src/screens/transport/runs/checkout/run-words.ts';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Props = ChangeFormProps<RunOrder>;
type OtherRuns = components['schemas']['OtherRuns'];
type OtherRun = OtherRuns['runs'][number];

/** Another train or bus for the same places, instead of one that does not run or is late. */
export function OtherRunForm(props: Props) {
  const others = (props.reads as RunReads).useOtherRuns(props.order.orderId);
  if (others === null || 'again' in others) return <Unread read={others} />;
  return others.runs.length === 0 ? <p>{m.transportticket_other_none()}</p> : <Form {...props} others={others} />;
}

const keyOf = ({ number, day }: OtherRun): string => `${number} ${day}`;

function Form({ order, shown, isBusy, onAsk, others }: Props & { readonly others: OtherRuns }) {
  const form = useTypedForm<string>({ number: '' }, { ...shown, texts: fieldProblems });
  const { number: chosen = '' } = form.typed;
  const submit = () => {
    form.noteSubmit();
    const run = others.runs.find((one) => keyOf(one) === chosen);
    onAsk(
      run ? { kind: 'run', number: run.number, day: run.day } : null,
      faultsIn({ number: run ? undefined : 'required' }),
    );
  };
  const until = whenOf(others.chooseUntil);
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.transportticket_change_check()} onSubmit={submit}>
      <RadioGroup
        {...fieldsOf(form)('number')}
        label={m.transportticket_other_which()}
        options={others.runs.map((run) => ({
          value: keyOf(run),
          label: `${formatDay(run.day)}, ${clockOf(run.departsAt)}–${clockOf(run.arrivesAt)}, ${run.number}`,
          aside: formatMoney(run.total),
          hint:
            run.back.amount > 0
              ? m.transportticket_other_back({ name: run.class.en, sum: formatMoney(run.back) })
              : run.class.en,
        }))}
      />
      <p className="small quiet">
        {order.item.stage === 'cancelled'
          ? m.transportticket_other_until(until)
          : m.transportticket_other_until_it_leaves(until)}
      </p>
    </ChangeFrame>
  );
}
