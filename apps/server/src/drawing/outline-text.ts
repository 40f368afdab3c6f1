import { round } from '@jara/domain/cloth/weave';
import { type Face, type Family, faceOf, stretchesOf, type Weight } from './brand-fonts.ts';

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Turns the words of a drawing into outlines. The program that makes pictures takes fonts only as files of a kind the
 * font packages do not have, and with outlines every machine draws the same letters.
 */
export const outlineText = (svg: string): string =>
  svg.replace(TEXT, (_, attributes: string, content: string) => {
    const given = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value ?? '']));
    const { x, y, fill, 'font-size': size, 'font-weight': weight, 'font-family': families = '' } = given;
    const face = faceOf(familyOf(families), weightOf(weight));
    const { paths, width } = outlines(face, unescaped(content), Number(size));
    const left = round(Number(x) - (given['text-anchor'] === 'end' ? width : 0));
    return `<g fill="${fill}" transform="translate(${left} ${y})">${paths}</g>`;
  });

function outlines(face: Face, text: string, size: number): { paths: string; width: number } {
  let pen = 0;
  const paths: string[] = [];
  for (const { piece, text: stretch } of stretchesOf(face, text)) {
    const scale = size / piece.font.unitsPerEm;
    const { glyphs, positions } = piece.font.layout(stretch);
    glyphs.forEach((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      // Letters grow upwards in a font and downwards in a drawing.
      const place = `translate(${round(pen + xOffset * scale)} ${round(-yOffset * scale)})scale(${scale} ${-scale})`;
      const shape = glyph.path.toSVG();
      if (shape) paths.push(`<path transform="${place}" d="${shape}"/>`);
      pen += xAdvance * scale;
    });
  }
  return { paths: paths.join(''), width: pen };
}

/** The first family of the list is the one meant; the others are for browsers that do not have it. */
function familyOf(families: string): Family {
  const [first = ''] = families.replaceAll("'", '').split(',');
  if (first === 'Bricolage Grotesque' || first === 'Plus Jakarta Sans') return first;
  throw new Error(`a drawing asks for the font ${first}, which is not ours`);
}

function weightOf(weight: string | undefined): Weight {
  const asked = Number(weight);
  if (asked === 500 || asked === 700 || asked === 800) return asked;
  throw new Error(`a drawing asks for the font weight ${weight}, which we do not have`);
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '');
