/** The colours of what is printed: always light, as paper is. */
export const PAPER = {
  ink: '#1B1A2B',
  quiet: '#65627B',
  hairline: '#E4DAC6',
  sunken: '#F6EFE0',
  ok: '#17693F',
} as const;
