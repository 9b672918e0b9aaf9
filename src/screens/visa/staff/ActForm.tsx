import { type FormEvent, type ReactNode, useState } from 'react';
import { characterOutside } from '#domain/core/wrong-character.ts';
import { correctableFields } from '#domain/visa/visa-application.ts';
import { VISA_PICTURE_KINDS } from '#domain/visa/visa-picture-kinds.ts';
import type { VisaReviewEvent } from '#machines/visa/visa-review/types.ts';
import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { signNamed } from '#src/copy/sign-named.ts';
import css from '#src/screens/accounts/staff/Staff.module.css';
import { faultText, fieldLabel } from '#src/screens/visa/request/fields.ts';
import { PICTURE_WORDS } from '#src/screens/visa/request/picture-words.ts';
import type { ActSaid, SayAct } from '#src/screens/visa/staff/acts.ts';
import type { StaffAct, StaffApplicant } from '#src/screens/visa/staff/staff-request.ts';
import { REFUSAL_WORDS } from '#src/screens/visa/staff/staff-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly act: StaffAct;
  readonly applicant: StaffApplicant;
  readonly name: string;
  readonly view: VisaReviewView;
  readonly send: (event: VisaReviewEvent) => void;
  readonly onAct: SayAct;
};

export function ActForm({ act, applicant, name, view, send, onAct }: Props) {
  const [said, setSaid] = useState<ActSaid>({});
  const { position } = applicant;
  const problem = view.kind === 'idle' ? view.problem : null;
  const faultOf = (field: keyof ActSaid) => {
    const code = problem?.fields?.[field];
    const typed = said[field] ?? '';
    return (
      code &&
      signNamed(code === 'visa_code_invalid' ? characterOutside(/[\d -]/, typed) : undefined, faultText(code, typed))
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct({ act, position }, said);
  };
  const asks = { applicant, said, setSaid, faultOf };
  const { questions, confirm } = formOf(act, name, asks);
  return (
    <form className={`${layoutClass.stack} ${css.form}`} data-gap={4} method="post" noValidate onSubmit={submit}>
      {questions}
      <Row>
        <Button type="submit" kind={act === 'refuse' ? 'stop' : 'primary'} isBusy={view.kind === 'sending'}>
          {confirm}
        </Button>
        <Button onClick={() => send({ type: 'act.drop' })}>{m.staff_drop()}</Button>
      </Row>
    </form>
  );
}

type Asks = {
  readonly applicant: StaffApplicant;
  readonly said: ActSaid;
  readonly setSaid: (said: ActSaid) => void;
  readonly faultOf: (field: keyof ActSaid) => string | undefined;
};

function formOf(act: StaffAct, name: string, asks: Asks): { questions: ReactNode; confirm: string } {
  switch (act) {
    case 'askCorrection':
      return { questions: <Correction {...asks} />, confirm: m.staff_ask_confirm() };
    case 'refuse':
      return { questions: <Refusal {...asks} />, confirm: m.staff_refuse_confirm({ name }) };
    case 'send':
      return { questions: <p>{m.staff_send_text({ name })}</p>, confirm: m.staff_send_confirm({ name }) };
    case 'issue':
    case 'begin':
      return { questions: <Code {...asks} />, confirm: m.staff_issue_confirm({ name }) };
  }
}

function Correction({ applicant, said, setSaid, faultOf }: Asks) {
  // Pictures are named as on the traveller's page.
  const options = [
    ...VISA_PICTURE_KINDS.map((value) => ({ value, label: PICTURE_WORDS[value].label() })),
    ...correctableFields(applicant.answers, applicant).map((value) => ({ value, label: fieldLabel(value) })),
  ];
  return (
    <>
      <SelectField
        id="staff-field"
        name="field"
        label={m.staff_ask_field()}
        placeholder={m.staff_ask_choose()}
        options={options}
        error={faultOf('field')}
        value={said.field ?? ''}
        onChange={(field) => setSaid({ ...said, field })}
      />
      <TextArea
        id="staff-note"
        name="note"
        label={m.staff_ask_note()}
        hint={m.staff_ask_note_hint()}
        error={faultOf('note')}
        maxLength={500}
        value={said.note ?? ''}
        onChange={(note) => setSaid({ ...said, note })}
      />
    </>
  );
}

const Code = ({ said, setSaid, faultOf }: Asks) => (
  <TextField
    id="staff-code"
    name="code"
    label={m.staff_issue_code()}
    hint={m.staff_issue_hint()}
    error={faultOf('code')}
    value={said.code ?? ''}
    onChange={(code) => setSaid({ ...said, code })}
    isCode
    width="m"
    inputMode="numeric"
    autoComplete="off"
  />
);

const REASONS = Object.keys(REFUSAL_WORDS) as readonly (keyof typeof REFUSAL_WORDS)[];

const Refusal = ({ said, setSaid, faultOf }: Asks) => (
  <SelectField
    id="staff-reason"
    name="reason"
    label={m.staff_refuse_reason()}
    hint={m.staff_refuse_hint()}
    placeholder={m.staff_ask_choose()}
    options={REASONS.map((value) => ({ value, label: REFUSAL_WORDS[value]() }))}
    error={faultOf('reason')}
    value={said.reason ?? ''}
    onChange={(value) => {
      const reason = REASONS.find((one) => one === value);
      setSaid(reason ? { reason } : {});
    }}
  />
);
