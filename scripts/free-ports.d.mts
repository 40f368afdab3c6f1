export function pickPortPair(): Promise<number>;
