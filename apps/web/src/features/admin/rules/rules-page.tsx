export function StaffRulesPage() { return null; }
