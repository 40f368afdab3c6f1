import type { Words } from './en.ts';

export const words: Words = {
  paused: {
    payouts: 'A dá sísan owó dúró fún ìgbà díẹ̀. Owó rẹ wà láìléwu.',
    claims: 'A dá gbígba ẹ̀bùn dúró fún ìgbà díẹ̀. Ẹ̀bùn rẹ wà láìléwu.',
    creation: 'A dá ẹ̀bùn tuntun dúró fún ìgbà díẹ̀. Jọ̀ọ́ tún gbìyànjú láìpẹ́.',
  },
  partsArePaused: 'A dá apá kan nínú iṣẹ́ wa dúró fún ìgbà díẹ̀. Owó rẹ wà láìléwu.',
};
