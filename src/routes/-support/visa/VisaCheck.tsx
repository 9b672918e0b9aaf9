import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { swapped } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { parseVisaUrl, placeOfUrl, urlOfVisa, type VisaUrl } from '#domain/visa/visa-url.ts';
import { visaEligibilityMachine } from '#machines/visa/visa-eligibility/machine.ts';
import type { VisaEligibilityEvent } from '#machines/visa/visa-eligibility/types.ts';
import { type VisaEligibilityView, visaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { type CurrentSituation, SituationNote } from '#src/screens/core/facts/SituationNote.tsx';
import { VisaScreen } from '#src/screens/visa/VisaScreen.tsx';

type VisaCheckProps = {
  readonly search: Record<string, unknown>;
  readonly rules: VisaRules;
  readonly situation: CurrentSituation | null;
};

/** The machine leads and writes the URL; Back, Forward and links send it events. */
export function VisaCheck({ search: query, rules, situation }: VisaCheckProps) {
  const url = parseVisaUrl(query);
  const navigate = useNavigate();
  const actor = useFlow(() => createFlow(visaEligibilityMachine, { input: placeOfUrl(url) }));
  const view = useFlowView(actor, visaEligibilityView);
  const key = JSON.stringify(url);
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    actor.send({ type: 'address.show', place: placeOfUrl(JSON.parse(key)) });
  }, [actor, key]);
  const send = (event: VisaEligibilityEvent) => {
    actor.send(event);
    const search = urlOf(visaEligibilityView(actor.getSnapshot()));
    if (!search || JSON.stringify(search) === known.current) return;
    known.current = JSON.stringify(search);
    void navigate({ to: '/iran-visa', search, resetScroll: false });
  };
  return <VisaScreen view={view} rules={rules} situation={<SituationNote situation={situation} />} send={send} />;
}

/** null: an incomplete form changes no URL. */
function urlOf(view: VisaEligibilityView): VisaUrl | null {
  if (view.kind === 'asking') {
    return Object.keys(view.problems).length > 0 ? null : urlOfVisa(view.draft, null, true);
  }
  const { question, tried } = view;
  if (!tried) return urlOfVisa(question);
  const { index, nationality, was } = tried;
  return urlOfVisa(swapped(question, { index, nationality: was }), { index, nationality });
}
