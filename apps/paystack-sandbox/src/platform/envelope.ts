export interface Envelope {
  status: true;
  message: string;
  data: unknown;
  meta?: unknown;
}

export const ok = (message: string, data: unknown, meta?: unknown): Envelope => ({
  status: true,
  message,
  data,
  ...(meta === undefined ? {} : { meta }),
});
