import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';

export function useProfileDeps(): ProfileDeps {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [deps] = useState<ProfileDeps>(() => ({
    api: apiOf(context),
    clock: createServerClock(context.now),
    refresh: async () => {
      // Pages of a purchase in this tab keep what they read: after a change or a cancellation those papers are void.
      const { queryClient } = context.cache;
      await queryClient?.resetQueries({ queryKey: ['documents'] });
      await queryClient?.invalidateQueries({ queryKey: ['order'], refetchType: 'none' });
      await router.invalidate({ sync: true });
    },
  }));
  return deps;
}
