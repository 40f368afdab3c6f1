import type { Words } from './en.ts';

export const words: Words = {
  paused: {
    payouts: 'An dakatar da tura kuɗi na ɗan lokaci. Kuɗinku suna nan lafiya.',
    claims: 'An dakatar da karɓar kyauta na ɗan lokaci. Kyautarku tana nan lafiya.',
    creation: 'An dakatar da sababbin kyaututtuka na ɗan lokaci. Don Allah ku sake gwadawa nan ba da daɗewa ba.',
  },
  partsArePaused: 'An dakatar da wasu sassan aikinmu na ɗan lokaci. Kuɗinku suna nan lafiya.',
};
