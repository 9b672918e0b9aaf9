import { useEffect } from 'react';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { requestAlert } from '#src/platform/alert-channel.ts';

/** Spec §5: a form that was sent without its rules accepted says so in the banner, each time; the box says it too. */
export function useRulesAlert(refusals: number): void {
  useEffect(() => {
    if (refusals > 0) requestAlert({ text: fieldProblemText('rules_not_accepted') });
  }, [refusals]);
}
