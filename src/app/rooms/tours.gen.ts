// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as toursIranToursBooking } from '#src/routes/(tours)/iran-tours/_booking.tsx';
import { Route as toursIranToursBookingSlug } from '#src/routes/(tours)/iran-tours/_booking/$slug.tsx';
import { Route as toursIranToursBookingIssueChar123OrderIdChar125 } from '#src/routes/(tours)/iran-tours/_booking/issue.{-$orderId}.tsx';
import { Route as toursIranToursSearch } from '#src/routes/(tours)/iran-tours/search.tsx';
import { Route as toursIranToursIndex } from '#src/routes/(tours)/iran-tours/index.tsx';
import { Route as toursIranToursAskChar123InquiryIdChar125 } from '#src/routes/(tours)/iran-tours/ask.{-$inquiryId}.tsx';

export const routes: readonly AnyRoute[] = [toursIranToursBooking.update({ id: '/(tours)/iran-tours/_booking', path: '/iran-tours', getParentRoute: () => root } as never)._addFileChildren([toursIranToursBookingSlug.update({ id: '/$slug', path: '/$slug', getParentRoute: () => toursIranToursBooking } as never), toursIranToursBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => toursIranToursBooking } as never)] as never) as never, toursIranToursSearch.update({ id: '/(tours)/iran-tours/search', path: '/iran-tours/search', getParentRoute: () => root } as never), toursIranToursIndex.update({ id: '/(tours)/iran-tours/', path: '/iran-tours/', getParentRoute: () => root } as never), toursIranToursAskChar123InquiryIdChar125.update({ id: '/(tours)/iran-tours/ask/{-$inquiryId}', path: '/iran-tours/ask/{-$inquiryId}', getParentRoute: () => root } as never)];
