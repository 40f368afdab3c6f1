import { describe, expect, it } from 'vitest';
import { makeQuid } from '../gift/quid.ts';
import { maskQuid, maskText, sightOf } from './mask.ts';

describe('a mask', () => {
  it('leaves enough to recognise and too little to use', () => {
    expect(maskQuid('ABCDEFGHJKMNP')).toBe('AB•••••••••NP');
  });

  it('covers what people repeat in free text, and leaves the rest', () => {
    const quid = makeQuid(Array.from({ length: 12 }, (_, i) => i * 2));
    const text = `Call ada@x.ng, account 0123456789, code ${quid.toLowerCase()}. Three years when names match.`;
    const masked = maskText(text);
    expect(masked).not.toMatch(/ada@x\.ng|0123456789/);
    expect(masked.toUpperCase()).not.toContain(quid);
    expect(masked).toContain('Three years when names match.');
  });

  it('covers an address that stands behind half of another', () => {
    expect(maskText('ada@ben@x.ng, or ada@x.ng')).not.toMatch(/ben@x\.ng|ada@x\.ng/);
  });

  // Looked at anew from each of its letters it would take minutes.
  it('reads a word once, however long somebody has made it', () => {
    const word = 'a'.repeat(400_000);
    expect(maskText(word)).toBe(word);
  });

  it('covers people for Support alone', () => {
    expect(sightOf('SUPPORT').email('ada@x.ng')).toBe('a•••@x.ng');
    expect(sightOf('ADMIN').email('ada@x.ng')).toBe('ada@x.ng');
    expect(sightOf('ADMIN').accountNumber('0123456789')).toBe('0123456789');
  });
});

describe('a code', () => {
  const quid = makeQuid(Array.from({ length: 12 }, (_, i) => i * 2));
  it.each(['ADMIN', 'SUPER_ADMIN'] as const)('is whole for %s only when it opens nothing any more', (role) => {
    const { quid: shown } = sightOf(role);
    expect(shown(quid, 'CLAIMED')).toBe(quid);
    for (const status of ['ACTIVE', 'SPLIT', 'BLOCKED', 'EXPIRED', 'CONFLICTED'] as const)
      expect(shown(quid, status)).toBe(maskQuid(quid));
    expect(shown(quid)).toBe(maskQuid(quid));
  });

  it('is covered in what somebody wrote as well, and the people around it are not', () => {
    expect(sightOf('SUPER_ADMIN').text(`ada@x.ng lost ${quid}`)).toBe(`ada@x.ng lost ${maskQuid(quid)}`);
  });
});
