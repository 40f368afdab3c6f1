/** The cloths a sender can choose, by the occasion they are for. */
export const CLOTH_THEMES = ['adire', 'owambe', 'sallah', 'sunrise', 'harmattan', 'christmas', 'ivory'] as const;
export type ClothTheme = (typeof CLOTH_THEMES)[number];

export interface ClothPalette {
  name: string;
  /** The dyed ground, and the colour of every plate that carries text. */
  ground: string;
  groundLight: string;
  groundDeep: string;
  /** Text on the ground; at least 4.5 to 1. */
  ink: string;
  /** The main thread the motifs are drawn with. */
  thread: string;
  /** The one bright thread, used sparingly: borders, centres, a few chosen cells. */
  accent: string;
  /** A second, quieter thread. */
  accentQuiet: string;
}

export const CLOTH_PALETTES: Record<ClothTheme, ClothPalette> = {
  adire: {
    name: 'Adire',
    ground: '#1F2A6B',
    groundLight: '#2F3C92',
    groundDeep: '#161E52',
    ink: '#FFF4D6',
    thread: '#E6E4F4',
    accent: '#F2A516',
    accentQuiet: '#8896EE',
  },
  owambe: {
    name: 'Owambe',
    ground: '#7A1E4B',
    groundLight: '#9A2C62',
    groundDeep: '#5A1036',
    ink: '#FFE9B8',
    thread: '#FFE0D2',
    accent: '#F5B83D',
    accentQuiet: '#EE86AF',
  },
  sallah: {
    name: 'Sallah',
    ground: '#0E4B3C',
    groundLight: '#1A6853',
    groundDeep: '#07332A',
    ink: '#F7E3A1',
    thread: '#E4F0DC',
    accent: '#E9BC4B',
    accentQuiet: '#77C2A0',
  },
  sunrise: {
    name: 'Sunrise',
    ground: '#F2A516',
    groundLight: '#FFC04D',
    groundDeep: '#DF8A08',
    ink: '#2A1B00',
    thread: '#7C2D12',
    accent: '#FFF3CF',
    accentQuiet: '#27337F',
  },
  harmattan: {
    name: 'Harmattan',
    ground: '#A84A22',
    groundLight: '#C26236',
    groundDeep: '#843413',
    ink: '#FFF6E9',
    thread: '#FFE5CC',
    accent: '#FFC65C',
    accentQuiet: '#4B2457',
  },
  christmas: {
    name: 'Christmas',
    ground: '#8A1F1F',
    groundLight: '#A83434',
    groundDeep: '#661111',
    ink: '#FFF4E0',
    thread: '#FFE9D9',
    accent: '#F4C453',
    accentQuiet: '#5FB183',
  },
  ivory: {
    name: 'Ivory',
    ground: '#FBF3E2',
    groundLight: '#FFFBF3',
    groundDeep: '#EFE2C6',
    ink: '#27337F',
    thread: '#5A66AE',
    accent: '#B98A2E',
    accentQuiet: '#A9A3C4',
  },
};
