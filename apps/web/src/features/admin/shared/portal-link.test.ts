import { expect, it } from 'vitest';
import { portalAddress } from './portal-link.tsx';

it.each(['/admin/quids?status=ACTIVE', '/admin/withdrawals?id=1'])('follows %s', (href) => {
  expect(portalAddress(href)).toBe(href);
});

it.each([
  '',
  '/',
  'https://evil.test/admin/',
  '//evil.test',
  '/admin',
  '/adminx/a',
  '/admin/\\evil.test',
  '/admin/login?to=x',
])('goes to the dashboard instead of "%s"', (href) => {
  expect(portalAddress(href)).toBe('/admin/dashboard');
});
