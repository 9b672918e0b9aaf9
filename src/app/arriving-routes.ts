import type { AnyRoute } from '@tanstack/react-router';
import type { createApp, RouteTree } from '#src/app/createApp.tsx';
import { mayReload } from '#src/app/reload-on-lost-chunk.ts';
import { rooms } from '#src/app/rooms/rooms.gen.ts';
import { routes as shared } from '#src/app/rooms/shared.gen.ts';
import { ask, fetchNow } from '#src/platform/core/flow/lost-part.ts';
import { Route as root } from '#src/routes/__root.tsx';

// In a browser the routes of a room come with its first page, so that a product weighs nothing on the pages of others.

type Router = ReturnType<typeof createApp>;
type Room = (typeof rooms)[number];
const arrived = new Map<Room, readonly AnyRoute[]>();

/** None for a URL like `/isfahan`: the route that answers it is in every page. The router ignores case as well. */
const roomOf = (pathname: string): Room | undefined => {
  const [, first = ''] = pathname.toLowerCase().split('/');
  return rooms.find(({ pages }) => pages.includes(first));
};

/** Whether the routes that could answer a path are here. */
export const hasRoutes = (pathname: string): boolean => {
  const room = roomOf(pathname);
  return room === undefined || arrived.has(room);
};

/** Fetches the routes that could answer a path, for the router too, if there is one. Rejects if they cannot be fetched. */
export async function fetchRoutes(pathname: string, router?: Router): Promise<true> {
  const room = roomOf(pathname);
  if (room === undefined || arrived.has(room)) return true;
  arrived.set(room, (await ask(room.load)).routes);
  placeArrived();
  router?.setRoutes(router.buildRouteTree());
  return true;
}

/** Places the routes that are here in the root, and returns it as their tree. Its type is that of all routes, by which links are checked. */
export const placeArrived = (): RouteTree =>
  root._addFileChildren([...shared, ...[...arrived.values()].flat()] as never) as unknown as RouteTree;

/**
 * The router goes to a page when the routes of its room are here, also by a redirect and by Back: its `load`, which the history calls, waits
 * for them. If they cannot be fetched, the server is asked for the page; where a reload could do harm, the page stays and says it.
 */
export function awaitRoutes(router: Router): void {
  const { load } = router;
  router.load = async (options) => {
    // A further click may lead elsewhere meanwhile.
    while (!hasRoutes(router.history.location.pathname)) {
      // As the router's own `load` does first. It compares a click with it: one on the page that is left would else go nowhere.
      router.updateLatestLocation();
      if (await fetchNow(() => fetchRoutes(router.history.location.pathname, router))) continue;
      if (mayReload()) location.reload();
      return;
    }
    await load(options);
  };
}
