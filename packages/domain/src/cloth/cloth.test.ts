import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clothDataUri, clothSvg, randomClothSeed, sealedCardSvg } from './cloth.ts';
import { fitGrid, layOutCloth } from './layout.ts';
import { CLOTH_PALETTES, CLOTH_THEMES } from './palettes.ts';

const seeds = fc.integer({ min: 0, max: 4_294_967_295 });
const themes = fc.constantFrom(...CLOTH_THEMES);

describe('the cloth', () => {
  it('is the same every time it is drawn', () => {
    fc.assert(
      fc.property(themes, seeds, (theme, seed) => {
        expect(clothSvg({ theme, seed, width: 400, height: 250 })).toBe(
          clothSvg({ theme, seed, width: 400, height: 250 }),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('differs from gift to gift', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => clothSvg({ theme: 'adire', seed, width: 400, height: 250 }));
    // The ids carry the seed, so they are taken out before comparing the drawings themselves.
    const distinct = new Set(drawn.map((svg) => svg.replace(/adire[0-9a-z]+-/g, '')));
    expect(distinct.size).toBeGreaterThan(190);
  });

  it('stays within ten kilobytes at the size of a card and of a link preview', () => {
    fc.assert(
      fc.property(themes, seeds, (theme, seed) => {
        expect(clothSvg({ theme, seed, width: 400, height: 250 }).length).toBeLessThan(10_240);
        expect(clothSvg({ theme, seed, width: 1200, height: 630 }).length).toBeLessThan(10_240);
      }),
      { numRuns: 200 },
    );
  });

  it('holds no number that a renderer would choke on', () => {
    fc.assert(
      fc.property(
        themes,
        seeds,
        fc.integer({ min: 20, max: 2000 }),
        fc.integer({ min: 20, max: 2000 }),
        (theme, seed, width, height) => {
          const svg = clothSvg({ theme, seed, width, height, plate: true }).replaceAll(
            `${theme}${seed.toString(36)}`,
            '',
          );
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]?\d/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('mirrors its left half in its right half', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 9 }), fc.integer({ min: 1, max: 8 }), (seed, columns, rows) => {
        for (const row of layOutCloth({ seed, columns, rows }).cells) {
          const faces = row.map(({ motif, tone, thread }) => `${motif} ${tone} ${thread}`);
          expect(faces.toReversed()).toEqual(faces);
        }
      }),
    );
  });

  it('fills its height with whole rows between two borders at the usual card shapes', () => {
    for (const [width, height] of [
      [400, 250],
      [1200, 630],
      [360, 225],
    ] as const) {
      const grid = fitGrid({ width, height });
      expect(grid.rows * grid.cell + 2 * grid.border).toBeCloseTo(height, 6);
      expect(grid.border / grid.cell).toBeGreaterThan(0.1);
    }
  });

  it('becomes a data address without characters that would end an attribute or a url()', () => {
    const uri = clothDataUri({ theme: 'sallah', seed: 9, width: 400, height: 250 });
    expect(uri).toMatch(/^data:image\/svg\+xml,/);
    expect(uri).not.toMatch(/["'()<>#]/);
    expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(
      clothSvg({ theme: 'sallah', seed: 9, width: 400, height: 250 }),
    );
  });

  it('takes any draw of the dice as its seed', () => {
    expect(randomClothSeed(() => 0)).toBe(0);
    expect(randomClothSeed(() => 0.999_999_999_9)).toBe(4_294_967_295);
  });
});

describe('the palettes', () => {
  it.each(CLOTH_THEMES)('%s sets its text on the ground at 4.5 to 1 or better', (theme) => {
    const { ground, ink } = CLOTH_PALETTES[theme];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CLOTH_THEMES)('%s draws its thread visibly on every tone of the ground', (theme) => {
    const { ground, groundLight, groundDeep, thread } = CLOTH_PALETTES[theme];
    for (const tone of [ground, groundLight, groundDeep]) expect(contrast(tone, thread)).toBeGreaterThanOrEqual(3);
  });
});

describe('the sealed card', () => {
  const card = (title: string, subtitle = '') =>
    sealedCardSvg({ theme: 'owambe', seed: 3, title, subtitle, width: 1200, height: 630 });

  it('never lets a name become markup', () => {
    const svg = card('<script>alert(1)</script>', '"Ada" & \'Bayo\'\u0000');
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).toContain('&quot;Ada&quot; &amp; &#39;Bayo&#39;');
    expect(svg).not.toContain('\u0000');
  });

  it('shortens what does not fit, without cutting a character in half', () => {
    const svg = card('🎁'.repeat(200));
    expect(svg).toContain('…');
    expect(svg).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('puts its text on a plate of the ground colour', () => {
    const { ground, ink } = CLOTH_PALETTES.owambe;
    const svg = card('You have a gift', 'Ada sent it');
    expect(svg.indexOf(`fill="${ground}" stroke=`)).toBeLessThan(svg.indexOf(`fill="${ink}">You have a gift`));
    expect(svg).toContain('>Ada sent it<');
  });
});

/** The contrast ratio of two colours as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
