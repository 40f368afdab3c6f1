import { describe, expect, it } from 'vitest';
import { askedCode } from './asked-code.ts';

const CODE = 'SB39YW1HP58EH';
const OURS = 'https://jara.example';

describe('the code in what somebody was sent', () => {
  it.each([
    CODE,
    'SB39-YW1HP-58EH',
    ' sb39 yw1hp 58eh ',
    'SB39–YW1HP—58EH',
    'sb39ywlhp58eh',
    `${OURS}/g/${CODE}`,
    `${OURS}/g/${CODE}/`,
    `${OURS}/g/${CODE}/poster.pdf`,
    `${OURS}/g/sb39-yw1hp-58eh?from=chat#top`,
    `${OURS}/claim/${CODE}`,
    `${OURS}/claim?quid=${CODE}`,
    `http://jara.example/g/${CODE}`,
    `HTTPS://JARA.EXAMPLE/g/${CODE}`,
    `https://jara.example:443/g/${CODE}`,
    `jara.example/g/${CODE}`,
  ])('is found in %s', (text) => {
    expect(askedCode(text, OURS)).toBe(CODE);
  });

  it.each([
    '',
    'nonsense',
    'SB39-YW1HP-58EJ',
    `https://jara.example.evil.example/g/${CODE}`,
    `https://evil.example/g/${CODE}`,
    `https://evil.example/?to=${OURS}/g/${CODE}`,
    `https://jara.example@evil.example/g/${CODE}`,
    `https://${'ada:secret'}@jara.example/g/${CODE}`,
    `https://jara.examp1e/g/${CODE}`,
    `https://jarа.example/g/${CODE}`,
    `https://jara.example:8443/g/${CODE}`,
    `https://www.jara.example/g/${CODE}`,
    `https:\\\\evil.example\\g\\${CODE}`,
    `javascript://jara.example/g/${CODE}`,
    `ftp://jara.example/g/${CODE}`,
    `//evil.example/g/${CODE}`,
    `evil.example/g/${CODE}`,
    `${OURS}/help/${CODE}`,
    `${OURS}/${CODE}`,
    `${OURS}/g/`,
    `${OURS}/g/nonsense`,
    `x.y/${CODE.slice(0, 11)}`,
    `Win now ${OURS}/g/${CODE}`,
  ])('is not found in %s', (text) => {
    expect(askedCode(text, OURS)).toBeUndefined();
  });

  it('goes by the port where our own address has one', () => {
    expect(askedCode(`http://localhost:3000/g/${CODE}`, 'http://localhost:3000')).toBe(CODE);
    expect(askedCode(`http://localhost:3001/g/${CODE}`, 'http://localhost:3000')).toBeUndefined();
  });
});
