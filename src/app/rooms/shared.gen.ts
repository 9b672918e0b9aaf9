// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as PlaceChar123PartChar125 } from '#src/routes/$place.{-$part}.tsx';

export const routes: readonly AnyRoute[] = [PlaceChar123PartChar125.update({ id: '/$place/{-$part}', path: '/$place/{-$part}', getParentRoute: () => root } as never)];
