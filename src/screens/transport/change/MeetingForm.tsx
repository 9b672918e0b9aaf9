import { meetingAsked, meetingOf, meetingProblems } from '#domain/transport/meeting.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import { faultsIn, fieldsOf } from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { MeetingFields } from '#src/screens/transport/checkout/MeetingFields.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';

/** The name on the sign, and where the driver goes. */
export function MeetingForm({ order: { item }, shown, isBusy, onAsk }: ChangeFormProps<TransportOrder>) {
  const form = useTypedForm<string>({ ...(item.meeting ?? meetingOf({})) }, { ...shown, texts: fieldProblems });
  const field = fieldsOf(form);
  const asked = meetingAsked(item.wish, item.rides);
  const [first] = goingRides(item);
  const submit = () => {
    form.noteSubmit();
    const { sign = '', hotel = '', room = '', hotelBack = '', stopsAt = '', notes = '' } = form.typed;
    const meeting = { sign, hotel, room, hotelBack, stopsAt, notes };
    onAsk({ kind: 'meeting', ...meeting }, faultsIn(meetingProblems(meeting, asked)));
  };
  return first ? (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.transportride_change_ask_meeting()} onSubmit={submit}>
      <MeetingFields wire={field} ride={first} asked={asked} />
    </ChangeFrame>
  ) : null;
}
