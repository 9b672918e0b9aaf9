// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as coreAbout } from '#src/routes/(core)/about.tsx';
import { Route as coreFindBooking } from '#src/routes/(core)/find-booking.tsx';
import { Route as coreHelp } from '#src/routes/(core)/help.tsx';
import { Route as coreOffline } from '#src/routes/(core)/offline.tsx';
import { Route as corePrivacy } from '#src/routes/(core)/privacy.tsx';
import { Route as coreTerms } from '#src/routes/(core)/terms.tsx';
import { Route as coreContactChar123ConversationIdChar125 } from '#src/routes/(core)/contact.{-$conversationId}.tsx';
import { Route as coreFindBookingOrderId } from '#src/routes/(core)/find-booking_.$orderId.tsx';

export const routes: readonly AnyRoute[] = [coreAbout.update({ id: '/(core)/about', path: '/about', getParentRoute: () => root } as never), coreFindBooking.update({ id: '/(core)/find-booking', path: '/find-booking', getParentRoute: () => root } as never), coreHelp.update({ id: '/(core)/help', path: '/help', getParentRoute: () => root } as never), coreOffline.update({ id: '/(core)/offline', path: '/offline', getParentRoute: () => root } as never), corePrivacy.update({ id: '/(core)/privacy', path: '/privacy', getParentRoute: () => root } as never), coreTerms.update({ id: '/(core)/terms', path: '/terms', getParentRoute: () => root } as never), coreContactChar123ConversationIdChar125.update({ id: '/(core)/contact/{-$conversationId}', path: '/contact/{-$conversationId}', getParentRoute: () => root } as never), coreFindBookingOrderId.update({ id: '/(core)/find-booking_/$orderId', path: '/find-booking/$orderId', getParentRoute: () => root } as never)];
