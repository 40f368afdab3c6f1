export function GiftPage() { return null; }
