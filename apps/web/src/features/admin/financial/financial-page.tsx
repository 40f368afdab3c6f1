export function FinancialPage() { return null; }
