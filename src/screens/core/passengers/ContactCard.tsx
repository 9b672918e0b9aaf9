import type { PassengerDraft } from '#domain/core/passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import { type FieldProblems, personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type ContactCardProps = {
  readonly title: string;
  readonly hint: string;
  readonly values: Pick<PassengerDraft, 'email' | 'phone'>;
  readonly problems: FieldProblems;
  readonly onChange: (field: 'email' | 'phone', value: string) => void;
};

export const ContactCard = ({ title, hint, values, problems, onChange }: ContactCardProps) => (
  <Card as="section" gap={4} aria-labelledby="contact">
    <h2 id="contact" className="strong">
      {title}
    </h2>
    <p className="quiet small">{hint}</p>
    <FieldGrid>
      <TextField
        id="email"
        name="email"
        type="email"
        label={m.passengers_email()}
        error={problems.email && personProblemText('email', problems.email, values.email)}
        value={values.email}
        onChange={(value) => onChange('email', value)}
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={m.passengers_phone()}
        hint={m.passengers_phone_hint()}
        error={problems.phone && personProblemText('phone', problems.phone, values.phone)}
        value={values.phone}
        onChange={(value) => onChange('phone', value)}
        autoComplete="tel"
      />
    </FieldGrid>
  </Card>
);
