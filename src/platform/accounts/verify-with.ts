import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { TypedCode } from '#src/platform/accounts/step-up-actors.ts';

/** What the form of a code does when it is sent: the actor reads the code, the machine hears what is wrong with it. */
export const verifyWith =
  (typed: TypedCode, send: (event: CodeEvent) => void) =>
  (code: string, faults: readonly FormFault[]): void => {
    typed.code = code;
    send({ type: 'code.verify', faults });
  };
