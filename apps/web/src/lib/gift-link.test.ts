import { describe, expect, it } from 'vitest';
import { claimUrl, shareText, smsUrl, whatsappUrl } from './gift-link.ts';

const quid = '7K3MXQ2V9H4TA';

describe('sharing a gift', () => {
  it('fits one SMS with its link, its code and a sender’s name', () => {
    const url = claimUrl(quid, 'https://jara.example');
    const text = shareText({ quid, from: 'Chidi and the whole family', url });
    expect(text).toContain(url);
    expect(text).toContain('7K3M-XQ2V9-H4TA');
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('says of a sealed gift when it opens, still in one SMS', () => {
    const url = claimUrl(quid, 'https://jara.example');
    const text = shareText({ quid, from: 'Chidi and family', url, opensAt: '2026-11-20T08:00:00.000Z' });
    expect(text).toContain('from Chidi and family. It opens 20 Nov 2026, 09:00 (Lagos): https://');
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('says nothing of the sender of an anonymous gift', () => {
    expect(shareText({ quid, from: null, url: 'https://x' })).toMatch(/^You have a Jara gift\. /);
  });

  it('escapes the words for the apps that take them', () => {
    expect(whatsappUrl('a & b')).toBe('https://wa.me/?text=a%20%26%20b');
    expect(smsUrl('a & b')).toBe('sms:?&body=a%20%26%20b');
  });
});
