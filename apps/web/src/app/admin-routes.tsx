import '../styles/portal.css';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { only } from './search.ts';

const rootRoute = createRootRoute();

/** The staff portal. What the words of an address mean is read by the page itself: here they are only let through. */
const portal = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('./admin-root.tsx'), 'AdminRoot'),
});

const login = createRoute({
  getParentRoute: () => portal,
  path: '/login',
  validateSearch: only('to'),
  component: lazyRouteComponent(() => import('../features/admin/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
const acceptInvitation = createRoute({
  getParentRoute: () => portal,
  path: '/accept-invitation',
  component: lazyRouteComponent(
    () => import('../features/admin/sign-in/accept-invitation-page.tsx'),
    'AcceptInvitationPage',
  ),
});

const staff = createRoute({
  getParentRoute: () => portal,
  id: 'staff',
  component: lazyRouteComponent(() => import('./admin-layout.tsx'), 'AdminLayout'),
});
const getParentRoute = () => staff;
const listed = ['page', 'limit', 'search', 'sort', 'range', 'from', 'to', 'currency', 'hide'] as const;

const dashboard = createRoute({
  getParentRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../features/admin/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});
const mine = createRoute({
  getParentRoute,
  path: '/mine',
  validateSearch: only('page', 'limit'),
  component: lazyRouteComponent(() => import('../features/admin/mine/mine-page.tsx'), 'MinePage'),
});
const financial = createRoute({
  getParentRoute,
  path: '/financial',
  validateSearch: only('period', 'currency', 'from', 'to', 'by'),
  component: lazyRouteComponent(() => import('../features/admin/financial/financial-page.tsx'), 'FinancialPage'),
});
const gifts = createRoute({
  getParentRoute,
  path: '/quids',
  validateSearch: only(...listed, 'status'),
  component: lazyRouteComponent(() => import('../features/admin/gifts/gifts-page.tsx'), 'GiftsPage'),
});
const gift = createRoute({
  getParentRoute,
  path: '/quids/$quid',
  component: lazyRouteComponent(() => import('../features/admin/gifts/gift-page.tsx'), 'GiftPage'),
});
const giveaways = createRoute({
  getParentRoute,
  path: '/giveaways',
  validateSearch: only(...listed, 'standing', 'reports'),
  component: lazyRouteComponent(() => import('../features/admin/giveaways/giveaways-page.tsx'), 'GiveawaysPage'),
});
const giveaway = createRoute({
  getParentRoute,
  path: '/giveaways/$id',
  component: lazyRouteComponent(() => import('../features/admin/giveaways/giveaway-page.tsx'), 'GiveawayPage'),
});
const payments = createRoute({
  getParentRoute,
  path: '/transactions',
  validateSearch: only(...listed, 'status', 'attention', 'channel', 'id'),
  component: lazyRouteComponent(() => import('../features/admin/payments/payments-page.tsx'), 'PaymentsPage'),
});
const disputes = createRoute({
  getParentRoute,
  path: '/disputes',
  validateSearch: only('page', 'limit', 'search', 'range', 'from', 'to', 'status'),
  component: lazyRouteComponent(() => import('../features/admin/disputes/disputes-page.tsx'), 'DisputesPage'),
});
const dispute = createRoute({
  getParentRoute,
  path: '/disputes/$id',
  component: lazyRouteComponent(() => import('../features/admin/disputes/dispute-page.tsx'), 'DisputePage'),
});
const withdrawals = createRoute({
  getParentRoute,
  path: '/withdrawals',
  validateSearch: only(...listed, 'status', 'attention', 'stage', 'assignee', 'id'),
  component: lazyRouteComponent(() => import('../features/admin/withdrawals/withdrawals-page.tsx'), 'WithdrawalsPage'),
});
const people = createRoute({
  getParentRoute,
  path: '/people',
  component: lazyRouteComponent(() => import('../features/admin/people/people-page.tsx'), 'PeoplePage'),
});
const person = createRoute({
  getParentRoute,
  path: '/people/$id',
  validateSearch: only('page', 'limit', 'part'),
  component: lazyRouteComponent(() => import('../features/admin/people/person-page.tsx'), 'PersonPage'),
});
const rules = createRoute({
  getParentRoute,
  path: '/rules',
  validateSearch: only(...listed, 'type', 'status'),
  component: lazyRouteComponent(() => import('../features/admin/rules/rules-page.tsx'), 'StaffRulesPage'),
});
const workload = createRoute({
  getParentRoute,
  path: '/workload',
  component: lazyRouteComponent(() => import('../features/admin/workload/workload-page.tsx'), 'WorkloadPage'),
});
const reports = createRoute({
  getParentRoute,
  path: '/reports',
  validateSearch: only('what', 'format', 'from', 'to', 'columns'),
  component: lazyRouteComponent(() => import('../features/admin/reports/reports-page.tsx'), 'ReportsPage'),
});
const users = createRoute({
  getParentRoute,
  path: '/users',
  validateSearch: only('page', 'limit', 'search', 'role', 'state'),
  component: lazyRouteComponent(() => import('../features/admin/staff/users-page.tsx'), 'UsersPage'),
});
const inviteUser = createRoute({
  getParentRoute,
  path: '/invite-user',
  component: lazyRouteComponent(() => import('../features/admin/staff/invite-user-page.tsx'), 'InviteUserPage'),
});
const audit = createRoute({
  getParentRoute,
  path: '/audit',
  validateSearch: only(...listed, 'action', 'staffId', 'subjectKind', 'subjectId'),
  component: lazyRouteComponent(() => import('../features/admin/audit/audit-page.tsx'), 'AuditPage'),
});
const dataRequests = createRoute({
  getParentRoute,
  path: '/data-requests',
  validateSearch: only('page', 'limit', 'range', 'from', 'to', 'kind', 'status'),
  component: lazyRouteComponent(
    () => import('../features/admin/data-requests/data-requests-page.tsx'),
    'DataRequestsPage',
  ),
});
const operations = createRoute({
  getParentRoute,
  path: '/operations',
  validateSearch: only('page', 'limit', 'status', 'kind', 'id', 'hide'),
  component: lazyRouteComponent(() => import('../features/admin/operations/operations-page.tsx'), 'OperationsPage'),
});
const setUp = createRoute({
  getParentRoute,
  path: '/set-up',
  component: lazyRouteComponent(() => import('../features/admin/set-up/set-up-page.tsx'), 'SetUpPage'),
});
const account = createRoute({
  getParentRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/admin/account/account-page.tsx'), 'AccountPage'),
});

/** `/admin` itself and every address below it that does not exist. */
const beforeLoad = () => {
  throw redirect({ to: '/admin/dashboard', replace: true });
};
const start = createRoute({ getParentRoute: () => portal, path: '/', beforeLoad });
const unknown = createRoute({ getParentRoute: () => portal, path: '$', beforeLoad });

export const adminRoutes = rootRoute.addChildren([
  portal.addChildren([
    login,
    acceptInvitation,
    staff.addChildren([
      dashboard,
      mine,
      financial,
      gifts,
      gift,
      giveaways,
      giveaway,
      payments,
      disputes,
      dispute,
      withdrawals,
      people,
      person,
      rules,
      workload,
      reports,
      users,
      inviteUser,
      audit,
      dataRequests,
      operations,
      setUp,
      account,
    ]),
    start,
    unknown,
  ]),
]);
