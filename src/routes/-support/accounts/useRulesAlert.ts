import { useEffect } from 'react';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';

/**
 * A form that was sent without its rules accepted says so in the banner, each time; the box has the words too. The banner
 * goes with the form: over another one it would speak of a box that is not there.
 */
export function useRulesAlert(refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    requestAlert({ text: fieldProblemText('rules_not_accepted') });
    return endRulesAlert;
  }, [refusals]);
}

/** They are accepted now: there is nothing left to say. */
export const endRulesAlert = (): void => requestAlert({ text: fieldProblemText('rules_not_accepted'), visible: false });
