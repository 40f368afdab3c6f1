import type { Operator } from '@jara/domain/operator';
import { keepDrawn } from '../drawing/keep-drawn.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import { drawPreview, drawSquare } from './draw-pictures.ts';
import { drawPoster } from './draw-poster.ts';
import type { GiveawayFace } from './face.ts';

/** Some megabytes of each. */
const KEPT = 60;
/** Its figures change with every share that leaves, and drawing takes a server longer than anything else that it is asked for. */
const FIGURES_FRESH_MS = 60_000;

type Draw = (face: GiveawayFace) => Promise<Body>;

/** What a giveaway looks like in a chat, in a post and on paper: by its figures of the last minute, and by its words of now. */
export function createGiveawayPictures(operator: Operator): Record<'preview' | 'square' | 'poster', Draw> {
  const drawn = new Map<string, { face: GiveawayFace; at: number }>();
  const ofThisMinute = (face: GiveawayFace): GiveawayFace => {
    const key = JSON.stringify({ ...face, amount: '', money: '' });
    const before = drawn.get(key);
    if (before && performance.now() - before.at < FIGURES_FRESH_MS) return before.face;
    if (drawn.size >= KEPT) drawn.clear();
    drawn.set(key, { face, at: performance.now() });
    return face;
  };
  const kept = (type: string, draw: (face: GiveawayFace) => Promise<Buffer>): Draw => {
    const draws = keepDrawn(async (face: GiveawayFace) => makeBody(await draw(face), type), KEPT);
    return (face) => draws(ofThisMinute(face));
  };
  return {
    preview: kept('image/png', (face) => drawPreview(face, operator.productName)),
    square: kept('image/png', (face) => drawSquare(face, operator.productName)),
    poster: kept('application/pdf', (face) => drawPoster(face, operator)),
  };
}
