// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as transportTransportBooking } from '#src/routes/(transport)/transport/_booking.tsx';
import { Route as transportTransportBookingIndex } from '#src/routes/(transport)/transport/_booking/index.tsx';
import { Route as transportTransportBookingConfirmOrderId } from '#src/routes/(transport)/transport/_booking/confirm.$orderId.tsx';
import { Route as transportTransportBookingIssueChar123OrderIdChar125 } from '#src/routes/(transport)/transport/_booking/issue.{-$orderId}.tsx';
import { Route as transportTransportBookingPassengersOrderId } from '#src/routes/(transport)/transport/_booking/passengers.$orderId.tsx';

export const routes: readonly AnyRoute[] = [transportTransportBooking.update({ id: '/(transport)/transport/_booking', path: '/transport', getParentRoute: () => root } as never)._addFileChildren([transportTransportBookingIndex.update({ id: '/', path: '/', getParentRoute: () => transportTransportBooking } as never), transportTransportBookingConfirmOrderId.update({ id: '/confirm/$orderId', path: '/confirm/$orderId', getParentRoute: () => transportTransportBooking } as never), transportTransportBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => transportTransportBooking } as never), transportTransportBookingPassengersOrderId.update({ id: '/passengers/$orderId', path: '/passengers/$orderId', getParentRoute: () => transportTransportBooking } as never)] as never) as never];
