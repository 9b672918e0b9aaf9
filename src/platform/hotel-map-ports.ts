import { fromPromise } from 'xstate';
import { hotelMapMachine } from '#machines/hotel-map/machine.ts';
import type { AreaToSearch } from '#machines/hotel-map/types.ts';
import type { PortsOf } from '#machines/shared/ports.ts';

type Map = {
  /** Brings the code and the outlines. */
  readonly load: () => Promise<unknown>;
  readonly searchArea: (area: AreaToSearch['area']) => Promise<void>;
};

export const wiredHotelMap = ({ load, searchArea }: Map) =>
  hotelMapMachine.provide({
    actors: {
      loadMap: fromPromise<void, void>(async () => void (await load())),
      searchArea: fromPromise<void, AreaToSearch>(({ input }) => searchArea(input.area)),
    } satisfies PortsOf<typeof hotelMapMachine>,
  });
