import { CLOTH_THEMES, type ClothTheme } from '@jara/domain/cloth/palettes';
import type { Weave } from '@jara/domain/cloth/weave';

export type GiftCloth = Pick<Weave, 'theme' | 'seed'>;

/** The cloth of a gift as its row names it. A theme that is no longer woven comes as the everyday one. */
export const clothOf = ({ theme, clothSeed }: { theme: string; clothSeed: number }): GiftCloth => ({
  theme: isTheme(theme) ? theme : 'adire',
  seed: clothSeed,
});

const isTheme = (theme: string): theme is ClothTheme => (CLOTH_THEMES as readonly string[]).includes(theme);
