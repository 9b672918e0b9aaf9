import { ProblemError } from '#domain/core/problem.ts';
import { ServerErrorScreen } from '#src/screens/core/errors/ServerErrorScreen.tsx';

/** The status code of the error, otherwise 500. What was thrown is never shown. */
export const FaultPage = ({ error }: { error: unknown }) => (
  <ServerErrorScreen statusCode={error instanceof ProblemError ? error.status : 500} />
);
