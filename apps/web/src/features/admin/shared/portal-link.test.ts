import { expect, it } from 'vitest';
import { portalAddress, portalTarget } from './portal-link.tsx';

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

it('takes what is searched for out of an address, and leaves the rest', () => {
  expect(portalTarget('/admin/users?search=ada%40example.com&role=ADMIN')).toEqual({
    href: '/admin/users?role=ADMIN',
    state: { searched: 'ada@example.com' },
  });
  expect(portalTarget('/admin/users?search=ada')).toEqual({ href: '/admin/users', state: { searched: 'ada' } });
  expect(portalTarget('/admin/quids?status=ACTIVE')).toEqual({ href: '/admin/quids?status=ACTIVE', state: {} });
});
