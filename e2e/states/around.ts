import { expect } from '@playwright/test';
import { visit } from '../pages/site.ts';
import type { State } from './state.ts';

export const AROUND: State[] = [
  {
    name: 'help',
    open: async ({ page }) => {
      await visit(page, '/help');
      await page.getByText('What does it cost?').click();
    },
  },
  {
    name: 'help-nothing-found',
    open: async ({ page }) => {
      await visit(page, '/help');
      await page.getByLabel('Search the answers').fill('zebra');
    },
  },
  { name: 'privacy', open: ({ page }) => visit(page, '/privacy') },
  { name: 'terms', open: ({ page }) => visit(page, '/terms') },
  { name: 'cookies', open: ({ page }) => visit(page, '/cookies') },
  {
    name: 'menu',
    widths: [360],
    open: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(page, '/');
      await page.locator('summary').filter({ hasText: 'Menu' }).click();
    },
  },
  {
    name: 'offline',
    open: async ({ page }) => {
      await visit(page, '/create');
      // A piece still on its way would say in the console that it did not arrive.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'crash',
    open: async ({ page, watch }) => {
      watch.foresee(/broken on purpose/);
      const body = 'export const HelpPage = () => { throw new Error("broken on purpose"); };';
      await page.route('**/assets/help-page-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    },
  },
];
