export function InviteUserPage() { return null; }
