// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as accountsConfirmEmail } from '#src/routes/(accounts)/confirm-email.tsx';
import { Route as accountsForgetPassword } from '#src/routes/(accounts)/forget-password.tsx';
import { Route as accountsLogin } from '#src/routes/(accounts)/login.tsx';
import { Route as accountsResetPassword } from '#src/routes/(accounts)/reset-password.tsx';
import { Route as accountsSecurePassword } from '#src/routes/(accounts)/secure-password.tsx';
import { Route as accountsSignup } from '#src/routes/(accounts)/signup.tsx';
import { Route as accountsProfileAccount } from '#src/routes/(accounts)/profile/account.tsx';
import { Route as accountsProfilePassengers } from '#src/routes/(accounts)/profile/passengers.tsx';
import { Route as accountsProfileTransactions } from '#src/routes/(accounts)/profile/transactions.tsx';
import { Route as accountsProfileIndex } from '#src/routes/(accounts)/profile/index.tsx';
import { Route as accountsProfileMessagesMessageId } from '#src/routes/(accounts)/profile/messages.$messageId.tsx';
import { Route as accountsProfileOrdersOrderId } from '#src/routes/(accounts)/profile/orders.$orderId.tsx';
import { Route as accountsStaffChar123AreaChar125Char123IdChar125 } from '#src/routes/(accounts)/staff/{-$area}.{-$id}.tsx';
import { Route as accountsProfileMessagesIndex } from '#src/routes/(accounts)/profile/messages.index.tsx';
import { Route as accountsProfileOrdersIndex } from '#src/routes/(accounts)/profile/orders.index.tsx';

export const routes: readonly AnyRoute[] = [accountsConfirmEmail.update({ id: '/(accounts)/confirm-email', path: '/confirm-email', getParentRoute: () => root } as never), accountsForgetPassword.update({ id: '/(accounts)/forget-password', path: '/forget-password', getParentRoute: () => root } as never), accountsLogin.update({ id: '/(accounts)/login', path: '/login', getParentRoute: () => root } as never), accountsResetPassword.update({ id: '/(accounts)/reset-password', path: '/reset-password', getParentRoute: () => root } as never), accountsSecurePassword.update({ id: '/(accounts)/secure-password', path: '/secure-password', getParentRoute: () => root } as never), accountsSignup.update({ id: '/(accounts)/signup', path: '/signup', getParentRoute: () => root } as never), accountsProfileAccount.update({ id: '/(accounts)/profile/account', path: '/profile/account', getParentRoute: () => root } as never), accountsProfilePassengers.update({ id: '/(accounts)/profile/passengers', path: '/profile/passengers', getParentRoute: () => root } as never), accountsProfileTransactions.update({ id: '/(accounts)/profile/transactions', path: '/profile/transactions', getParentRoute: () => root } as never), accountsProfileIndex.update({ id: '/(accounts)/profile/', path: '/profile/', getParentRoute: () => root } as never), accountsProfileMessagesMessageId.update({ id: '/(accounts)/profile/messages/$messageId', path: '/profile/messages/$messageId', getParentRoute: () => root } as never), accountsProfileOrdersOrderId.update({ id: '/(accounts)/profile/orders/$orderId', path: '/profile/orders/$orderId', getParentRoute: () => root } as never), accountsStaffChar123AreaChar125Char123IdChar125.update({ id: '/(accounts)/staff/{-$area}/{-$id}', path: '/staff/{-$area}/{-$id}', getParentRoute: () => root } as never), accountsProfileMessagesIndex.update({ id: '/(accounts)/profile/messages/', path: '/profile/messages/', getParentRoute: () => root } as never), accountsProfileOrdersIndex.update({ id: '/(accounts)/profile/orders/', path: '/profile/orders/', getParentRoute: () => root } as never)];
