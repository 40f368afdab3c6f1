export function GiftsPage() { return null; }
