import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Columns, Stack } from '#src/ui/layout.tsx';

export type FareHelpProps = { readonly hasCharterLabel: boolean };

/** Explains the terms on the cards, which link here without JavaScript. */
export const FareHelp = ({ hasCharterLabel }: FareHelpProps) => (
  <Card as="aside" gap={5} aria-labelledby="help">
    <h2 className="strong" id="help">
      {m.results_help()}
    </h2>
    <Columns n={2}>
      {hasCharterLabel ? (
        <>
          <Text id="systemic" title={m.results_systemic()} text={m.results_help_systemic()} />
          <Text id="charter" title={m.results_charter()} text={m.results_help_charter()} />
        </>
      ) : null}
      <Text id="seats" title={m.results_help_seats()} text={m.results_help_seats_text()} />
      <Text id="best" title={m.results_best_why()} text={m.results_best_text()} />
    </Columns>
    <p className="small quiet">
      {m.results_help_terminal()} <a href={pathTo.flightRules()}>{m.results_help_rules()}</a>
    </p>
  </Card>
);

const Text = ({ id, title, text }: { readonly id?: string; readonly title: string; readonly text: string }) => (
  <Stack gap={1} id={id} tabIndex={id ? -1 : undefined}>
    <h3>{title}</h3>
    <p className="small quiet">{text}</p>
  </Stack>
);
