import { words as en } from './en.ts';
import { words as ha } from './ha.ts';
import { words as ig } from './ig.ts';
import { words as pcm } from './pcm.ts';
import { words as yo } from './yo.ts';

/** For the server, which answers in all of them; the site is built with one. */
export const mailAndKeyWords = { en, pcm, ha, yo, ig };
