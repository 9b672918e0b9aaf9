import { queryOptions } from '@tanstack/react-query';
import { ProblemError } from '#domain/core/problem.ts';
import type { RunDetail, RunKind, RunSearch, RunTowns } from '#domain/transport/runs/search.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** What is not there is null. */
const orNone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  });

/** null: there is no timetable. */
export const runTownsQuery = (api: Api, kind: RunKind) =>
  queryOptions({
    queryKey: ['runTowns', kind],
    queryFn: (): Promise<RunTowns | null> =>
      orNone(unwrap(api.GET('/transport/run-towns/{kind}', { params: { path: { kind } } }))),
  });

export const runListQuery = (api: Api, { kind, from, to, day, party }: RunSearch) =>
  queryOptions({
    queryKey: ['runList', kind, from, to, day, party],
    queryFn: () =>
      unwrap(api.GET('/transport/runs/{kind}', { params: { path: { kind }, query: { from, to, day, ...party } } })),
  });

type RunOfDay = { readonly kind: RunKind; readonly number: string; readonly day: string };

/** `replaces`: an order that another choice of places will end. null: none of this number leaves on this day. */
export const readRunOf = (api: Api, path: RunOfDay, replaces: string | null): Promise<RunDetail | null> =>
  orNone(
    unwrap(
      api.GET('/transport/runs/{kind}/{number}/{day}', {
        params: { path, query: replaces === null ? {} : { replaces } },
      }),
    ),
  );
