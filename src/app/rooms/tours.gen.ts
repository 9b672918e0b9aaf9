// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as toursToursBooking } from '#src/routes/(tours)/tours/_booking.tsx';
import { Route as toursToursBookingIndex } from '#src/routes/(tours)/tours/_booking/index.tsx';
import { Route as toursToursBookingConfirmOrderId } from '#src/routes/(tours)/tours/_booking/confirm.$orderId.tsx';
import { Route as toursToursBookingIssueChar123OrderIdChar125 } from '#src/routes/(tours)/tours/_booking/issue.{-$orderId}.tsx';
import { Route as toursToursBookingPassengersOrderId } from '#src/routes/(tours)/tours/_booking/passengers.$orderId.tsx';

export const routes: readonly AnyRoute[] = [toursToursBooking.update({ id: '/(tours)/tours/_booking', path: '/tours', getParentRoute: () => root } as never)._addFileChildren([toursToursBookingIndex.update({ id: '/', path: '/', getParentRoute: () => toursToursBooking } as never), toursToursBookingConfirmOrderId.update({ id: '/confirm/$orderId', path: '/confirm/$orderId', getParentRoute: () => toursToursBooking } as never), toursToursBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => toursToursBooking } as never), toursToursBookingPassengersOrderId.update({ id: '/passengers/$orderId', path: '/passengers/$orderId', getParentRoute: () => toursToursBooking } as never)] as never) as never];
