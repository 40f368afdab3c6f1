import type { Words } from './en.ts';

export const words: Words = {
  paused: {
    payouts: 'A kwụsịtụrụ izipu ego ruo obere oge. Ego gị dị nchebe.',
    claims: 'A kwụsịtụrụ ịnara onyinye ruo obere oge. Onyinye gị dị nchebe.',
    creation: 'A kwụsịtụrụ onyinye ọhụrụ ruo obere oge. Biko nwaa ọzọ n’oge na-adịghị anya.',
  },
  partsArePaused: 'A kwụsịtụrụ akụkụ ụfọdụ nke ọrụ anyị ruo obere oge. Ego gị dị nchebe.',
};
