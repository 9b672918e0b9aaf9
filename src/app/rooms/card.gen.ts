// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as cardIranTravelCardRules } from '#src/routes/(card)/iran-travel-card-rules.tsx';
import { Route as cardIranTravelCardBooking } from '#src/routes/(card)/iran-travel-card/_booking.tsx';
import { Route as cardIranTravelCardBookingIndex } from '#src/routes/(card)/iran-travel-card/_booking/index.tsx';
import { Route as cardIranTravelCardBookingIssueChar123OrderIdChar125 } from '#src/routes/(card)/iran-travel-card/_booking/issue.{-$orderId}.tsx';

export const routes: readonly AnyRoute[] = [cardIranTravelCardRules.update({ id: '/(card)/iran-travel-card-rules', path: '/iran-travel-card-rules', getParentRoute: () => root } as never), cardIranTravelCardBooking.update({ id: '/(card)/iran-travel-card/_booking', path: '/iran-travel-card', getParentRoute: () => root } as never)._addFileChildren([cardIranTravelCardBookingIndex.update({ id: '/', path: '/', getParentRoute: () => cardIranTravelCardBooking } as never), cardIranTravelCardBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => cardIranTravelCardBooking } as never)] as never) as never];
