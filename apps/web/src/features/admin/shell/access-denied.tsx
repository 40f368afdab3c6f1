import { ShieldX } from 'lucide-react';
import { StaffButtonLink } from '../links/staff-link.tsx';

export function AccessDenied() {
  return (
    <div role="alert" className="mx-auto flex max-w-column flex-col items-center gap-4 py-16 text-center">
      <ShieldX aria-hidden="true" className="size-10 text-err" strokeWidth={1.5} />
      <p className="font-semibold text-lg">Access Denied - You don't have permission to access this page.</p>
      <p className="text-ink-2">Ask a Super Admin if your work needs it.</p>
      <StaffButtonLink to="/admin/dashboard" size="sm">
        Go to the dashboard
      </StaffButtonLink>
    </div>
  );
}
