// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as transportTransportationRules } from '#src/routes/(transport)/transportation-rules.tsx';
import { Route as transportIranTransportationBooking } from '#src/routes/(transport)/iran-transportation/_booking.tsx';
import { Route as transportIranTransportationBookingIndex } from '#src/routes/(transport)/iran-transportation/_booking/index.tsx';
import { Route as transportIranTransportationBookingIssueChar123OrderIdChar125 } from '#src/routes/(transport)/iran-transportation/_booking/issue.{-$orderId}.tsx';
import { Route as transportIranTransportationAskChar123InquiryIdChar125 } from '#src/routes/(transport)/iran-transportation/ask.{-$inquiryId}.tsx';

export const routes: readonly AnyRoute[] = [transportTransportationRules.update({ id: '/(transport)/transportation-rules', path: '/transportation-rules', getParentRoute: () => root } as never), transportIranTransportationBooking.update({ id: '/(transport)/iran-transportation/_booking', path: '/iran-transportation', getParentRoute: () => root } as never)._addFileChildren([transportIranTransportationBookingIndex.update({ id: '/', path: '/', getParentRoute: () => transportIranTransportationBooking } as never), transportIranTransportationBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => transportIranTransportationBooking } as never)] as never) as never, transportIranTransportationAskChar123InquiryIdChar125.update({ id: '/(transport)/iran-transportation/ask/{-$inquiryId}', path: '/iran-transportation/ask/{-$inquiryId}', getParentRoute: () => root } as never)];
