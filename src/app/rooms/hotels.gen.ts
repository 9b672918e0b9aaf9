// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as hotelsHotelRules } from '#src/routes/(hotels)/hotel-rules.tsx';
import { Route as hotelsHotelStay } from '#src/routes/(hotels)/hotel/_stay.tsx';
import { Route as hotelsHotelStayLandChar123HotelChar125 } from '#src/routes/(hotels)/hotel/_stay/$land.{-$hotel}.tsx';
import { Route as hotelsHotelStayIssueChar123OrderIdChar125 } from '#src/routes/(hotels)/hotel/_stay/issue.{-$orderId}.tsx';
import { Route as hotelsHotelStayReserveConfirm } from '#src/routes/(hotels)/hotel/_stay/reserve/confirm.tsx';
import { Route as hotelsHotelStayReservePassengers } from '#src/routes/(hotels)/hotel/_stay/reserve/passengers.tsx';
import { Route as hotelsHotelStaySearchResults } from '#src/routes/(hotels)/hotel/_stay/search/results.tsx';
import { Route as hotelsHotelIndex } from '#src/routes/(hotels)/hotel/index.tsx';

export const routes: readonly AnyRoute[] = [hotelsHotelRules.update({ id: '/(hotels)/hotel-rules', path: '/hotel-rules', getParentRoute: () => root } as never), hotelsHotelStay.update({ id: '/(hotels)/hotel/_stay', path: '/hotel', getParentRoute: () => root } as never)._addFileChildren([hotelsHotelStayLandChar123HotelChar125.update({ id: '/$land/{-$hotel}', path: '/$land/{-$hotel}', getParentRoute: () => hotelsHotelStay } as never), hotelsHotelStayIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => hotelsHotelStay } as never), hotelsHotelStayReserveConfirm.update({ id: '/reserve/confirm', path: '/reserve/confirm', getParentRoute: () => hotelsHotelStay } as never), hotelsHotelStayReservePassengers.update({ id: '/reserve/passengers', path: '/reserve/passengers', getParentRoute: () => hotelsHotelStay } as never), hotelsHotelStaySearchResults.update({ id: '/search/results', path: '/search/results', getParentRoute: () => hotelsHotelStay } as never)] as never) as never, hotelsHotelIndex.update({ id: '/(hotels)/hotel/', path: '/hotel/', getParentRoute: () => root } as never)];
