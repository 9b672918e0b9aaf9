// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as cardIranTravelCardBooking } from '#src/routes/(card)/iran-travel-card/_booking.tsx';
import { Route as cardIranTravelCardBookingIndex } from '#src/routes/(card)/iran-travel-card/_booking/index.tsx';
import { Route as cardIranTravelCardBookingConfirmOrderId } from '#src/routes/(card)/iran-travel-card/_booking/confirm.$orderId.tsx';
import { Route as cardIranTravelCardBookingIssueChar123OrderIdChar125 } from '#src/routes/(card)/iran-travel-card/_booking/issue.{-$orderId}.tsx';
import { Route as cardIranTravelCardBookingPassengersOrderId } from '#src/routes/(card)/iran-travel-card/_booking/passengers.$orderId.tsx';

export const routes: readonly AnyRoute[] = [cardIranTravelCardBooking.update({ id: '/(card)/iran-travel-card/_booking', path: '/iran-travel-card', getParentRoute: () => root } as never)._addFileChildren([cardIranTravelCardBookingIndex.update({ id: '/', path: '/', getParentRoute: () => cardIranTravelCardBooking } as never), cardIranTravelCardBookingConfirmOrderId.update({ id: '/confirm/$orderId', path: '/confirm/$orderId', getParentRoute: () => cardIranTravelCardBooking } as never), cardIranTravelCardBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => cardIranTravelCardBooking } as never), cardIranTravelCardBookingPassengersOrderId.update({ id: '/passengers/$orderId', path: '/passengers/$orderId', getParentRoute: () => cardIranTravelCardBooking } as never)] as never) as never];
