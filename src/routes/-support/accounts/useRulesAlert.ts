import { useEffect } from 'react';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';

/**
 * After a submit without accepted rules, repeats the message in the alert banner each time; the checkbox shows it too. Hides the banner
 * with the form: elsewhere it would refer to a missing checkbox.
 */
export function useRulesAlert(refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    requestAlert({ text: fieldProblemText('rules_not_accepted', '') });
    return endRulesAlert;
  }, [refusals]);
}

/** Hides the banner once the rules are accepted. */
export const endRulesAlert = (): void =>
  requestAlert({ text: fieldProblemText('rules_not_accepted', ''), visible: false });
