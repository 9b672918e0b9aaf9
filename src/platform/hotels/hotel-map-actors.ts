import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { hotelMapMachine } from '#machines/hotels/hotel-map/machine.ts';
import type { AreaToSearch } from '#machines/hotels/hotel-map/types.ts';

type Map = {
  readonly load: () => Promise<unknown>;
  readonly searchArea: (area: AreaToSearch['area']) => Promise<void>;
};

export const wiredHotelMap = ({ load, searchArea }: Map) =>
  hotelMapMachine.provide({
    actors: {
      loadMap: fromPromise<void, void>(async () => void (await load())),
      searchArea: fromPromise<void, AreaToSearch>(({ input }) => searchArea(input.area)),
    } satisfies ActorsOf<typeof hotelMapMachine>,
  });
