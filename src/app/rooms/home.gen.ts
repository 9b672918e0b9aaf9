// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as homeIndex } from '#src/routes/(home)/index.tsx';

export const routes: readonly AnyRoute[] = [homeIndex.update({ id: '/(home)/', path: '/', getParentRoute: () => root } as never)];
