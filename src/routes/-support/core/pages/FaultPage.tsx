import { ProblemError } from '#domain/core/problem.ts';
import { ServerErrorScreen } from '#src/screens/core/errors/ServerErrorScreen.tsx';

/** Shows the error's status, else 500, and never the error itself. */
export const FaultPage = ({ error }: { error: unknown }) => (
  <ServerErrorScreen statusCode={error instanceof ProblemError ? error.status : 500} />
);
