import type { Language } from '@jara/domain/language';
import { words as en, type Words } from './en.ts';
import { words as ha } from './ha.ts';
import { words as ig } from './ig.ts';
import { words as pcm } from './pcm.ts';
import { words as yo } from './yo.ts';

export const ownDataMailWords: Record<Language, Words> = { en, pcm, ha, yo, ig };
