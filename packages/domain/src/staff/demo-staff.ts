import type { Role } from './roles.ts';

/** The people of sandbox mode. Everybody may know their password, so live mode has none of them. */
export const DEMO_PASSWORD = 'jara demo 2026';

export const DEMO_STAFF: readonly { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'super@jara.test', firstName: 'Ngozi', lastName: 'Okonkwo', role: 'SUPER_ADMIN' },
  { email: 'admin@jara.test', firstName: 'Tunde', lastName: 'Adeyemi', role: 'ADMIN' },
  { email: 'support@jara.test', firstName: 'Amina', lastName: 'Bello', role: 'SUPPORT' },
];
