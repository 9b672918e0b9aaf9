import type { AppClock } from '#machines/core/clock.ts';
import { backOf } from '#machines/core/order-cancel/view.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { RefundWay } from '#src/screens/core/booking/RefundWay.tsx';
import { moneyBackSums } from '#src/screens/core/booking/refund-text.ts';
import { changeLines } from '#src/screens/core/change/change-lines.ts';
import type { ChangeCardProps } from '#src/screens/core/change/change-props.ts';
import type { ChangeParts, ChangeRow, OrderChange } from '#src/screens/core/change/change-slots.ts';
import { Button } from '#src/ui/Button.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Table } from '#src/ui/Table.tsx';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

type Props<O extends OrderCore> = Omit<ChangeCardProps<O>, 'view' | 'parts'> & {
  readonly view: Extract<OrderChangeView, { kind: 'quoted' }>;
  readonly parts: ChangeParts<O>;
  readonly change: OrderChange;
};

/** Old and new side by side, what is paid or comes back, one button with the sum, and the way to keep everything. */
export function ChangeQuote<O extends OrderCore>(props: Props<O>) {
  const { order, parts, change, clock, also } = props;
  const { Picture, rowsOf, linesOf, words } = parts;
  const both = { order, change };
  return (
    <>
      <Row isSpread align="top">
        <h3>{words.title(change.kind, order)}</h3>
        {change.status === 'quoted' ? <Held change={change} held={words.held(change.kind)} clock={clock} /> : null}
      </Row>
      {Picture ? <Picture {...both} /> : null}
      <Rows rows={rowsOf(both)} />
      {also}
      <PriceLines {...changeLines(change, linesOf?.(both) ?? [])} />
      <Act {...props} />
      <p className="small quiet">{words.note(both)}</p>
    </>
  );
}

type HeldProps = { readonly change: OrderChange; readonly held: string | null; readonly clock: AppClock };

const URGENT_SECONDS = 60;

/** How long the quote stands, and what it took is held. */
function Held({ change: { at, until }, held, clock }: HeldProps) {
  const left = useSecondsLeft(until, clock);
  const words = held ?? m.profile_change_stands();
  return (
    <HoldClock
      to={until}
      clock={clock}
      totalSeconds={Math.max(1, Math.round((until - at) / 1000))}
      phase={left >= 0 && left <= URGENT_SECONDS ? 'urgent' : 'calm'}
      words={{
        held: () => words,
        until: m.profile_change_until,
        say: ({ left: time }) => `${words} ${time}`,
        over: m.profile_change_lapsed,
      }}
    />
  );
}

const Rows = ({ rows }: { readonly rows: readonly ChangeRow[] }) => (
  <Table caption={m.profile_change_rows()} isFold>
    <thead>
      <tr>
        <th scope="col">{m.profile_change_what()}</th>
        <th scope="col">{m.profile_change_booked()}</th>
        <th scope="col">{m.profile_change_after()}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, term, before, after }) => (
        <tr key={id}>
          <th scope="row">{term}</th>
          <td data-l={m.profile_change_booked()}>{before}</td>
          <td data-l={m.profile_change_after()}>{after}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

function Act<O extends OrderCore>({ view, order, parts, change, clock, send, onVerify, pay }: Props<O>) {
  const { words } = parts;
  const both = { order, change };
  const keep = (
    <Button
      isBusy={view.busy === 'dropping'}
      aria-disabled={view.busy !== null || change.status === 'paying'}
      onClick={() => send({ type: 'change.drop' })}
    >
      {words.keep(order, { kind: change.kind, change })}
    </Button>
  );
  const { sum, back } = change.toGive;
  if (change.toPay.EUR.amount > 0) {
    return (
      <Stack gap={3}>
        <Status>{view.problem ? <ProblemNote problem={view.problem} /> : null}</Status>
        {pay({
          buttonText: (amount) => words.pay(both, amount),
          paidText: words.changing(both),
          overText: words.lapsed(),
          beside: keep,
        })}
      </Stack>
    );
  }
  return (
    <>
      <Status>{view.problem ? <ProblemNote problem={view.problem} /> : null}</Status>
      <RefundWay
        id="change-to"
        sum={sum}
        back={back}
        to={view.to}
        mayChoose={order.isInAccount && sum.amount > 0}
        onChoose={(to) => send({ type: 'refund.choose', to })}
      />
      {view.stepUp ? (
        <StepUpCard
          view={view.stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'change.drop' })}
        />
      ) : (
        <Row>
          <Button
            kind="primary"
            isBusy={view.busy === 'confirming' || view.busy === 'looking'}
            aria-disabled={view.busy !== null}
            onClick={() => send({ type: 'change.confirm' })}
          >
            {sum.amount > 0
              ? words.getBack(both, moneyBackSums(backOf({ refund: sum, back }, view.to)))
              : words.doIt(both)}
          </Button>
          {keep}
        </Row>
      )}
    </>
  );
}
