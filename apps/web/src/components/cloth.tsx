import { clothDataUri } from '@jara/domain/cloth/cloth';
import type { ClothTheme } from '@jara/domain/cloth/palettes';
import { clsx } from 'clsx';
import { useMemo } from 'react';

interface ClothProps {
  theme: ClothTheme;
  seed: number;
  /** Cells across; fewer make a bolder pattern on a small swatch. */
  columns?: number;
  /** The shape the pattern is woven for; whatever is shown fills its box. */
  ratio?: number;
  className?: string;
}

const WOVEN_WIDTH = 400;

/** The address of a gift's cloth, woven once for as long as theme and seed stay the same. */
export function useClothUri({ theme, seed, columns, ratio = 1.6 }: Omit<ClothProps, 'className'>): string {
  return useMemo(
    () =>
      clothDataUri({
        theme,
        seed,
        width: WOVEN_WIDTH,
        height: Math.round(WOVEN_WIDTH / ratio),
        ...(columns === undefined ? {} : { columns }),
      }),
    [theme, seed, columns, ratio],
  );
}

/** A piece of cloth as decoration: it says nothing a screen reader would need. */
export function Cloth({ className, ...weave }: ClothProps) {
  return <img src={useClothUri(weave)} alt="" draggable={false} className={clsx('block object-cover', className)} />;
}
