export declare function verifyDraw(
  args: string[],
  load: (path: string) => Promise<Uint8Array>,
): Promise<{ code: number; text: string }>;
