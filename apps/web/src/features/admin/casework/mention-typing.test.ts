import { describe, expect, it } from 'vitest';
import { fitting, typedMention, withMention } from './mention-typing.ts';

const people = ['Ada Obi', 'Adaeze Eze', 'Tunde Adeyemi'].map((name) => ({ name }));
const offered = (text: string) => {
  const mention = typedMention(text, text.length);
  return mention && fitting(people, mention.typed).map(({ name }) => name);
};

describe('typing a mention', () => {
  it('offers whoever’s name fits what stands behind the @', () => {
    expect(offered('Ask @')).toEqual(['Ada Obi', 'Adaeze Eze', 'Tunde Adeyemi']);
    expect(offered('@ad')).toEqual(['Ada Obi', 'Adaeze Eze', 'Tunde Adeyemi']);
    expect(offered('(@ada o')).toEqual(['Ada Obi']);
  });

  it('offers nobody behind a whole name, in an address, or on the next line', () => {
    expect(offered('@Ada Obi')).toEqual([]);
    expect(offered('@Ada Obi please')).toEqual([]);
    expect(offered('me@ad')).toBeUndefined();
    expect(offered('@ad\n')).toBeUndefined();
    expect(typedMention('@ad', 0)).toBeUndefined();
  });

  it('puts the name where it was typed, and the caret behind it', () => {
    const text = 'Ask @ad today';
    const mention = typedMention(text, 7);
    if (!mention) throw new Error('no mention');
    expect(withMention(text, 7, mention, 'Ada Obi')).toEqual({ text: 'Ask @Ada Obi today', caret: 13 });
  });
});
