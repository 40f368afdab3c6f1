import type { Pages } from '../lib/router/router.tsx';

/** The page at each address, in a file of its own. */
export const PAGES: Pages = {
  '/': async () => (await import('../features/home/home-page.tsx')).HomePage,
  '/create': async () => (await import('../features/create-gift/create-page.tsx')).CreatePage,
  '/claim': async () => (await import('../features/claim-gift/enter-code-page.tsx')).EnterCodePage,
  '/claim/$quid': async () => (await import('../features/claim-gift/claim-page.tsx')).ClaimPage,
  '/withdraw': async () => (await import('../features/withdraw/withdraw-page.tsx')).WithdrawPage,
  '/withdraw/status/$id': async () =>
    (await import('../features/withdraw/withdrawal-status-page.tsx')).WithdrawalStatusPage,
  '/transactions': async () => (await import('../features/payments/transactions-page.tsx')).TransactionsPage,
  '/gift/$id': async () => (await import('../features/sent-gift/sent-gift-page.tsx')).SentGiftPage,
  '/rules': async () => (await import('../features/rule-manager/rules-page.tsx')).RulesPage,
  '/rules/proof/$quid': async () => (await import('../features/fairness/fairness-page.tsx')).FairnessPage,
  '/payment/callback': async () => (await import('../features/payment-callback/callback-page.tsx')).CallbackPage,
  '/help': async () => (await import('../features/help/help-page.tsx')).HelpPage,
  '/trust': async () => (await import('../features/trust/trust-page.tsx')).TrustPage,
  '/g/$code': async () => (await import('../features/giveaway/giveaway-page.tsx')).GiveawayPage,
  '/check': async () => (await import('../features/check/check-page.tsx')).CheckPage,
  '/your-data': async () => (await import('../features/own-data/own-data-page.tsx')).OwnDataPage,
  '/privacy': async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage,
  '/terms': async () => (await import('../features/legal/terms-page.tsx')).TermsPage,
  '/cookies': async () => (await import('../features/legal/cookies-page.tsx')).CookiesPage,
};
