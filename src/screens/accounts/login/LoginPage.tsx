import type { ReactNode } from 'react';
import css from '#src/screens/accounts/login/Login.module.css';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Section, Stack, Wrap } from '#src/ui/layout.tsx';

export type LoginPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** At the end of the card, on its own background. */
  readonly rules?: ReactNode;
  readonly foot?: ReactNode;
};

/** Frame of the sign-in pages: one narrow card. */
export const LoginPage = ({ title, lead, children, rules, foot }: LoginPageProps) => (
  <Section isTight>
    <Wrap>
      <div className={`${layoutClass.stack} ${css.page}`} data-gap={5}>
        <Stack gap={2}>
          <h1>{title}</h1>
          {lead ? <p className="quiet">{lead}</p> : null}
        </Stack>
        <Card gap={5}>
          {children}
          {rules ? <div className={css.rules}>{rules}</div> : null}
        </Card>
        {foot}
      </div>
    </Wrap>
  </Section>
);
