import type { Words } from './en.tsx';

export const words: Words = {
  closesIn: (left) => <>Ọ fọdụrụ {left} ka o mechie</>,
  oneTap: 'Pịa otu ugboro, akaụntụ adịghị mkpa, ị gaghị akwụ ihe ọ bụla. Onye ọ bụla na-esonye naanị otu ugboro.',
  youAreIn: 'I sonyela na nza ahụ',
  beingDrawn: 'A na-eme nza ahụ ugbu a',
  entriesClosed: 'Oge isonye agwụla',
  entriesCloseIn: 'Oge fọdụrụ isonye',
  drawingWinners: 'A na-ahọpụta ndị mmeri…',
  whatHappensNext: 'Ihe ga-eso',
  entriesCloseOn: (when) => `Oge isonye ga-agwụ na ${when}.`,
  sameChance: 'Obere oge ka nke ahụ gasịrị, a ga-ahọpụta ndị mmeri. Onye ọ bụla sonyere nwere otu ohere ahụ.',
  tellsByItself: 'Ibe a ga-agwa gị n’onwe ya. I nwere ike imechi ya: n’ihe nchọgharị a, ọ ga-amata gị ọzọ.',
  nobodyCanBendIt: 'Onweghị onye nwere ike ịghọ aghụghọ na ya, onye ọ bụla nwekwara ike inyocha nke ahụ.',
  howItIsProved: 'Otu e si egosi na ọ bụ eziokwu',
};
