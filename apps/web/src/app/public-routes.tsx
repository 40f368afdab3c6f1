import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PublicLayout } from './public-layout.tsx';
import { rootRoute } from './root-route.tsx';
import { only } from './search.ts';

const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: PublicLayout });
const getParentRoute = () => publicRoute;

const home = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});
const create = createRoute({
  getParentRoute,
  path: '/create',
  component: lazyRouteComponent(() => import('../features/create-gift/create-page.tsx'), 'CreatePage'),
});
const claim = createRoute({
  getParentRoute,
  path: '/claim',
  validateSearch: only('quid'),
  component: lazyRouteComponent(() => import('../features/claim-gift/claim-page.tsx'), 'ClaimPage'),
});
const claimLink = createRoute({
  getParentRoute,
  path: '/claim/$quid',
  component: lazyRouteComponent(() => import('../features/claim-gift/claim-page.tsx'), 'ClaimPage'),
});
const withdraw = createRoute({
  getParentRoute,
  path: '/withdraw',
  validateSearch: only('quid', 'amount'),
  component: lazyRouteComponent(() => import('../features/withdraw/withdraw-page.tsx'), 'WithdrawPage'),
});
const withdrawalStatus = createRoute({
  getParentRoute,
  path: '/withdraw/status/$id',
  component: lazyRouteComponent(
    () => import('../features/withdraw/withdrawal-status-page.tsx'),
    'WithdrawalStatusPage',
  ),
});
const transactions = createRoute({
  getParentRoute,
  path: '/transactions',
  validateSearch: only('page', 'open'),
  component: lazyRouteComponent(() => import('../features/payments/transactions-page.tsx'), 'TransactionsPage'),
});
const sentGift = createRoute({
  getParentRoute,
  path: '/gift/$id',
  component: lazyRouteComponent(() => import('../features/sent-gift/sent-gift-page.tsx'), 'SentGiftPage'),
});
const rules = createRoute({
  getParentRoute,
  path: '/rules',
  validateSearch: only('quid'),
  component: lazyRouteComponent(() => import('../features/rule-manager/rules-page.tsx'), 'RulesPage'),
});
const fairness = createRoute({
  getParentRoute,
  path: '/rules/proof/$quid',
  component: lazyRouteComponent(() => import('../features/fairness/fairness-page.tsx'), 'FairnessPage'),
});
const paymentCallback = createRoute({
  getParentRoute,
  path: '/payment/callback',
  validateSearch: only('reference', 'trxref', 'cancelled'),
  component: lazyRouteComponent(() => import('../features/payment-callback/callback-page.tsx'), 'CallbackPage'),
});
const help = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('../features/help/help-page.tsx'), 'HelpPage'),
});
const trust = createRoute({
  getParentRoute,
  path: '/trust',
  component: lazyRouteComponent(() => import('../features/trust/trust-page.tsx'), 'TrustPage'),
});
const giveaway = createRoute({
  getParentRoute,
  path: '/g/$code',
  component: lazyRouteComponent(() => import('../features/giveaway/giveaway-page.tsx'), 'GiveawayPage'),
});
const check = createRoute({
  getParentRoute,
  path: '/check',
  component: lazyRouteComponent(() => import('../features/check/check-page.tsx'), 'CheckPage'),
});
const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
});
const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
});
const cookies = createRoute({
  getParentRoute,
  path: '/cookies',
  component: lazyRouteComponent(() => import('../features/legal/cookies-page.tsx'), 'CookiesPage'),
});

export const publicRoutes = publicRoute.addChildren([
  home,
  create,
  claim,
  claimLink,
  withdraw,
  withdrawalStatus,
  transactions,
  sentGift,
  rules,
  fairness,
  paymentCallback,
  help,
  trust,
  giveaway,
  check,
  privacy,
  terms,
  cookies,
]);
